#!/usr/bin/perl
# A second verifier of records, written from docs/shuffle.md alone and in another language than the product's.
# It shares no code with it, and plays no cards: it checks the shuffle and nothing else.
#
#   perl verifier.pl RECORD [CARDS]    one JSON object, or exit 2 and a sentence that names the round
#
# CARDS: the pack in written order, such as "1D 1C 1S 1B 3D ..."; without it, the forty cards.
use strict;
use warnings;
use Digest::SHA qw(sha256);
use JSON::PP;

my @PROOF   = qw(Transcript Aborted ServerSeed Shares);
my $JSON    = JSON::PP->new->allow_nonref->canonical;
my $DIGITS  = qr/^[0-9a-f]{64}\z/;

sub broken { print STDERR "@_\n"; exit 2 }

# --- the hashes

sub number { pack 'N', $_[0] }

sub H {
    my ($label, @parts) = @_;
    return sha256(join '', map { number(length $_) . $_ } $label, @parts);
}

sub bytes { pack 'H*', $_[0] }
sub hex_of { unpack 'H*', $_[0] }

# --- from a seed to the cards

sub stream {
    my ($seed, $label) = @_;
    my ($block, @numbers) = (0);
    return sub {
        @numbers = unpack 'N8', sha256($seed . $label . number($block++)) unless @numbers;
        return shift @numbers;
    };
}

sub draw {
    my ($below, $next) = @_;
    my $limit = 2**32 - 2**32 % $below;
    while (1) {
        my $drawn = $next->();
        return $drawn % $below if $drawn < $limit;
    }
}

sub pack_of {
    my ($seed, @cards) = @_;
    my $next = stream($seed, 'pack 1');
    for my $i (reverse 1 .. $#cards) {
        my $j = draw($i + 1, $next);
        @cards[$i, $j] = @cards[$j, $i];
    }
    return @cards;
}

# --- the record

sub read_record {
    my ($path) = @_;
    open my $file, '<:raw', $path or broken("$path cannot be read.");
    my ($game, @rounds) = ({});
    my $headers = $game;
    while (my $line = <$file>) {
        $line =~ s/^\s+|\s+\z//g;
        next unless $line =~ /^\[([A-Za-z][A-Za-z0-9_-]*) (.*)\]\z/;
        my $name  = $1;
        my $value = eval { $JSON->decode($2) };
        broken("A header cannot be read: $line") if $@;
        if ($name eq 'Round') {
            $headers = {};
            push @rounds, $headers;
            broken("Round " . @rounds . ": it is missing.") if $value != @rounds;
            next;
        }
        broken("The header $name stands twice.") if exists $headers->{$name};
        $headers->{$name} = $value;
    }
    return ($game, @rounds);
}

sub is_text   { defined $_[0] && !ref $_[0] && $JSON->encode($_[0]) =~ /^"/ }
sub is_digits { is_text($_[0]) && $_[0] =~ $DIGITS }
sub is_number { defined $_[0] && !ref $_[0] && $JSON->encode($_[0]) =~ /^[1-9][0-9]*\z/ }

sub is_list_of_digits {
    my ($list, $length) = @_;
    return ref $list eq 'ARRAY' && @$list == $length && !grep { defined && !is_digits($_) } @$list;
}

sub has_just {
    my ($object, @keys) = @_;
    return ref $object eq 'HASH' && join(' ', sort keys %$object) eq join(' ', sort @keys);
}

# --- protocol 2

sub exchange_of {
    my ($round, $seats, $listed, $seed, $shares, $players) = @_;
    broken("Round $round: a list cannot be read.")
      unless is_list_of_digits($listed->{commitments}, $seats)
      && is_number($listed->{exchange})
      && is_digits($listed->{server});
    broken("Round $round: the server's seed is missing.") unless is_digits($seed);
    broken("Round $round: the shares cannot be read.")    unless is_list_of_digits($shares, $seats);
    broken("Round $round: it does not say who sat there.")
      unless ref $players eq 'ARRAY' && @$players == $seats && !grep { !is_text($_) } @$players;
    broken("Round $round: a computer has a share.")
      if grep { defined $listed->{commitments}[$_] && $players->[$_] ne 'person' } 0 .. $seats - 1;
    return { number => $listed->{exchange}, server => $listed->{server}, commitments => $listed->{commitments},
        seed => bytes($seed), shares => [ map { defined $_ ? bytes($_) : undef } @$shares ] };
}

sub silent {
    my ($exchange) = @_;
    return grep { defined $exchange->{commitments}[$_] && !defined $exchange->{shares}[$_] } 0 .. $#{ $exchange->{shares} };
}

sub check_round {
    my ($game, $round, $headers, @cards) = @_;
    my $seats = @{ $game->{Names} };
    my $T     = bytes($game->{Table});
    for my $name (qw(Transcript ServerSeed Shares Players)) {
        broken("Round $round: the header $name is missing.") unless exists $headers->{$name};
    }
    broken("Round $round: the list cannot be read.")
      unless has_just($headers->{Transcript}, qw(commitments exchange server));
    my @exchanges;
    if (exists $headers->{Aborted}) {
        broken("Round $round: the aborted exchanges cannot be read.") unless ref $headers->{Aborted} eq 'ARRAY';
        for my $aborted (@{ $headers->{Aborted} }) {
            broken("Round $round: an aborted exchange cannot be read.")
              unless has_just($aborted, qw(commitments exchange players revealed server serverSeed));
            push @exchanges, exchange_of($round, $seats, $aborted, $aborted->{serverSeed}, $aborted->{revealed},
                $aborted->{players});
        }
    }
    push @exchanges, exchange_of($round, $seats, $headers->{Transcript}, $headers->{ServerSeed}, $headers->{Shares},
        $headers->{Players});

    my ($due, %silences) = (0);
    for my $exchange (@exchanges) {
        my $n = $exchange->{number};
        broken("Round $round: an exchange is left out.") unless $n == ++$due;
        broken("Round $round: the server's seed does not fit.")
          unless hex_of(H('settebello 2 server', $T, number($round), number($n), $exchange->{seed})) eq $exchange->{server};
        for my $seat (0 .. $seats - 1) {
            my ($share, $bound) = ($exchange->{shares}[$seat], $exchange->{commitments}[$seat]);
            broken("Round $round: seat $seat was silent twice.") if defined $bound && ($silences{$seat} || 0) >= 2;
            next unless defined $share;
            broken("Round $round: seat $seat has no commitment.") unless defined $bound;
            broken("Round $round: the share of seat $seat does not fit.")
              unless hex_of(H('settebello 2 share', $T, number($round), number($n), number($seat), $share)) eq $bound;
        }
        $silences{$_}++ for silent($exchange);
    }
    my $dealt = pop @exchanges;
    broken("Round $round: an exchange was aborted though nothing was missing.") if grep { !silent($_) } @exchanges;
    broken("Round $round: a share is missing.") if silent($dealt);

    my @expected = grep { defined $dealt->{commitments}[$_] } 0 .. $seats - 1;

    my $transcript = H(
        'settebello 2 transcript', bytes($game->{Digest}), $T, number($round), number($dealt->{number}), number($seats),
        bytes($dealt->{server}), map { defined $_ ? bytes($_) : '' } @{ $dealt->{commitments} }
    );
    my $seed = H('settebello 2 seed', $transcript, $dealt->{seed}, map { defined $_ ? $_ : '' } @{ $dealt->{shares} });
    broken("Round $round: the seed is another one.") unless is_digits($headers->{Seed}) && $headers->{Seed} eq hex_of($seed);
    if ($round == 1) {    # never in practice, whose first rounds are not checked
        broken("Round 1: another seat dealt.") unless $game->{Dealer} == draw($seats, stream($seed, 'dealer'));
    }
    return { round => $round, promise => 'whole', commitment => $dealt->{server}, transcript => hex_of($transcript),
        shares => scalar @expected, aborted => scalar @exchanges, pack => [ pack_of($seed, @cards) ] };
}

# --- practice: rounds of another game

sub check_other_round {
    my ($game, $round, $headers, @cards) = @_;
    for my $name (@PROOF) {
        broken("Round $round: it comes from another game.") if exists $headers->{$name};
    }
    my @pack = exists $headers->{Packs} ? split ' ', $headers->{Packs}[0] : pack_of(bytes($headers->{Seed}), @cards);
    return { round => $round, promise => 'practice', commitment => undef, transcript => undef,
        shares => 0, aborted => 0, pack => \@pack };
}

# --- all of it

sub nearly {
    my ($one, $other) = map { lc } @_;
    while (length $one && length $other && substr($one, 0, 1) eq substr($other, 0, 1)) {
        $_ = substr $_, 1 for $one, $other;
    }
    while (length $one && length $other && substr($one, -1) eq substr($other, -1)) {
        chop $one;
        chop $other;
    }
    return length $one <= 2 && length $other <= 2;
}

my ($path, $cards) = @ARGV;
my @cards = $cards ? split ' ', $cards : map { my $rank = $_; map { "$rank$_" } qw(D C S B) } 1 .. 10;
my ($game, @rounds) = read_record($path);
my $round = 0;
for my $headers (@rounds) {
    $round++;
    for my $name (keys %$headers) {
        next if grep { $name eq $_ } @PROOF;
        broken("Round $round: the header $name is misspelt.") if grep { nearly($name, $_) } @PROOF;
    }
}
my %has = map { $_ => 1 } map { keys %$_ } @rounds;
my ($promise, $check) = ('none');
if (exists $game->{ShuffleProtocol}) {
    broken("This protocol is unknown.") unless $JSON->encode($game->{ShuffleProtocol}) eq '2';
    broken("The header Table is missing.") unless is_digits($game->{Table});
    ($promise, $check) = ('whole', \&check_round);
}
elsif (exists $game->{Table} || (grep { nearly($_, 'ShuffleProtocol') } keys %$game) || grep { $has{$_} } @PROOF) {
    broken("The header ShuffleProtocol is missing.");
}
my $practised = 0;
if (exists $game->{Practice}) {
    broken("The header Practice cannot be read.")
      unless is_text($game->{Practice}) && $game->{Practice} =~ /^([1-9][0-9]{0,5})\.(?:0|[1-9][0-9]{0,5})\z/;
    $practised = $1;
}
my @held;
$round = 0;
for my $headers (@rounds) {
    my $checks = ++$round <= $practised ? \&check_other_round : $check or next;
    push @held, $checks->($game, $round, $headers, @cards);
}
$promise = 'practice' if @rounds && @rounds <= $practised;
print $JSON->encode({ promise => $promise, rounds => \@held }), "\n";
