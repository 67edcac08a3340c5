/** The totals of a game round by round: as numbers, and as the lines of a graph. */

/** The points by side of each round. */
export type RoundPoints = readonly (readonly number[])[];

export interface Point {
  x: number;
  y: number;
}

export interface GraphLine {
  side: number;
  points: Point[];
  total: number;
  /** The height of the label at the end of the line. */
  labelY: number;
}

export interface Graph {
  width: number;
  height: number;
  lines: GraphLine[];
  /** The height of the line of the points that win. */
  targetY: number;
  zeroY: number;
  /** The rounds that are marked below. */
  ticks: { round: number; x: number }[];
}

const TOP = 14;
const BOTTOM = 26;
const LEFT = 30;
/** Pixels from one label to the next. */
const LABEL_HEIGHT = 18;
const MOST_TICKS = 12;

/** The total of a side after each round. */
export function runningTotals(rounds: RoundPoints, side: number): number[] {
  let total = 0;
  return rounds.map((points) => (total += points[side] ?? 0));
}

/** The graph of a game in a space of that size, with room for labels at the ends of the lines. */
export function graphOf(
  rounds: RoundPoints,
  {
    order,
    target,
    width,
    height,
    labels,
  }: Record<'target' | 'width' | 'height' | 'labels', number> & { order: number[] },
): Graph {
  const totals = order.map((side) => [0, ...runningTotals(rounds, side)]);
  const most = Math.max(target, ...totals.flat());
  const least = Math.min(0, ...totals.flat());
  const x = (round: number): number => LEFT + (round / Math.max(rounds.length, 1)) * (width - LEFT - labels);
  const y = (total: number): number => TOP + ((most - total) / (most - least)) * (height - TOP - BOTTOM);
  const lines = order.map((side, n) => {
    const ends = totals[n] ?? [0];
    const total = ends.at(-1) ?? 0;
    return { side, total, labelY: y(total), points: ends.map((points, round) => ({ x: x(round), y: y(points) })) };
  });
  spreadLabels(lines, height);
  const step = Math.ceil(rounds.length / MOST_TICKS);
  return {
    width,
    height,
    lines,
    targetY: y(target),
    zeroY: y(0),
    ticks: rounds.flatMap((_, n) => ((n + 1) % step === 0 ? [{ round: n + 1, x: x(n + 1) }] : [])),
  };
}

/** Moves labels apart that would lie over each other, and keeps them inside. */
function spreadLabels(lines: GraphLine[], height: number): void {
  const fromTop = [...lines].sort((a, b) => a.labelY - b.labelY);
  fromTop.forEach((line, n) => {
    const above = fromTop[n - 1]?.labelY ?? -Infinity;
    line.labelY = Math.max(line.labelY, above + LABEL_HEIGHT);
  });
  fromTop.reverse().forEach((line, n) => {
    const below = fromTop[n - 1]?.labelY ?? height + LABEL_HEIGHT / 2;
    line.labelY = Math.min(line.labelY, below - LABEL_HEIGHT);
  });
}
