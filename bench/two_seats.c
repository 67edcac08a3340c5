/* A round of two-seat Scopa (basic rules) written by hand in C, the yardstick for the compiled core.

   It does what settebello.core.playouts does and no more: shuffle, deal, list every legal play at every turn,
   choose one at random, play it, score the round. The rules are fixed at compile time; nothing is looked up.

   Use: two_seats ROUNDS SEED  ->  prints plays, then seconds. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint64_t u64;

enum { PLAYS = 36, SWEEP_SHIFT = 40 };
#define CARDS_MASK ((1ull << 40) - 1)
#define COINS 0x1111111111ull
#define UP_TO(v) ((1ull << (4 * (v))) - 1)
#define OF_VALUE(v) (0xFull << (4 * ((v) - 1)))

static u64 plays_list[8192];
static int plays_count;

static inline u64 draw(u64 *seed, u64 below) {
    u64 z = (*seed += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    z ^= z >> 31;
    return ((z >> 32) * below) >> 32;
}

static void add_sums(u64 table, int total, u64 code) {
    for (u64 last = table & OF_VALUE(total); last; last &= last - 1)
        plays_list[plays_count++] = code | (last & -last);
    table &= UP_TO(total - 1);
    while (table) {
        u64 bit = table & -table;
        int value = __builtin_ctzll(bit) / 4 + 1;
        table ^= bit;
        if (2 * value > total) return;
        if (table & UP_TO(total - value)) add_sums(table & UP_TO(total - value), total - value, code | bit);
    }
}

static void list_plays(u64 hand, u64 table) {
    u64 totals = 1; /* bit n: some table cards add up to n */
    for (u64 rest = table; rest; rest &= rest - 1) totals |= totals << (__builtin_ctzll(rest) / 4 + 1);
    plays_count = 0;
    for (; hand; hand &= hand - 1) {
        int card = __builtin_ctzll(hand), value = card / 4 + 1, before = plays_count;
        u64 code = (u64)card << 40;
        u64 equal = table & OF_VALUE(value);
        if (equal) {
            for (; equal; equal &= equal - 1) plays_list[plays_count++] = code | (equal & -equal);
            continue;
        }
        if (value > 1 && totals >> value & 1) add_sums(table & UP_TO(value - 1), value, code);
        if (plays_count == before) plays_list[plays_count++] = code;
    }
}

static const int prime_rank[10] = {7, 6, 1, 5, 4, 3, 2, 10, 9, 8};
static const int prime_worth[10] = {21, 18, 16, 15, 14, 13, 12, 10, 10, 10};

static int prime(u64 pile) {
    int sum = 0;
    for (int suit = 0; suit < 4; suit++) {
        int place = 0;
        while (place < 10 && !(pile >> (4 * (prime_rank[place] - 1) + suit) & 1)) place++;
        if (place == 10) return -1;
        sum += prime_worth[place];
    }
    return sum;
}

static int sign(int a) { return (a > 0) - (a < 0); }

static int score(const u64 *piles, const int *sweeps) {
    int difference = sweeps[0] - sweeps[1];
    difference += sign(__builtin_popcountll(piles[0]) - __builtin_popcountll(piles[1]));
    difference += sign(__builtin_popcountll(piles[0] & COINS) - __builtin_popcountll(piles[1] & COINS));
    difference += piles[0] >> 24 & 1 ? 1 : -1;
    return difference + sign(prime(piles[0]) - prime(piles[1]));
}

static int play_round(uint8_t *order, u64 *seed, int *played) {
    u64 hands[2] = {0, 0}, table = 0, piles[2] = {0, 0};
    int sweeps[2] = {0, 0}, dealt = 0, last = 0, turn = 0;
    for (int i = 39; i > 0; i--) {
        int j = (int)draw(seed, (u64)i + 1);
        uint8_t swap = order[i];
        order[i] = order[j];
        order[j] = swap;
    }
    for (int play = 0; play < PLAYS; play++) {
        if (play % 6 == 0) {
            for (int i = 0; i < 6; i++) hands[i & 1] |= 1ull << order[dealt++];
            if (play == 0) {
                for (int i = 0; i < 4; i++) table |= 1ull << order[dealt++];
                if (__builtin_popcountll(table & OF_VALUE(10)) >= 3) return 0;
            }
        }
        list_plays(hands[turn], table);
        u64 code = plays_list[draw(seed, (u64)plays_count)];
        u64 card = 1ull << (code >> 40), taken = code & CARDS_MASK;
        hands[turn] ^= card;
        if (taken) {
            table ^= taken;
            piles[turn] |= taken | card;
            last = turn;
            if (!table && play < PLAYS - 1) sweeps[turn]++;
        } else
            table |= card;
        turn ^= 1;
        ++*played;
    }
    piles[last] |= table;
    return score(piles, sweeps) + 100;
}

int main(int count, char **words) {
    long rounds = count > 1 ? atol(words[1]) : 100000, checksum = 0, plays = 0;
    u64 seed = count > 2 ? strtoull(words[2], 0, 10) : 1;
    uint8_t order[40];
    struct timespec from, to;
    for (int i = 0; i < 40; i++) order[i] = (uint8_t)i;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (long n = 0; n < rounds;) {
        int played = 0, result = play_round(order, &seed, &played);
        checksum += result;
        plays += played;
        n += result != 0;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    printf("%ld %.9f %ld\n", plays, (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9,
           checksum);
    return 0;
}
