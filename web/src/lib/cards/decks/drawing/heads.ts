/** Heads, hands and feet of the figures, each around the point 0 0; a head is 44 high and looks to the left. */

import { at, BLUE, dot, ellipse, INK, pen, RED, shape, SKIN, tint, type Tone, WHITE } from './shapes';

export interface Head {
  /** From the front, half from the side, or from the side. */
  view?: 'front' | 'half' | 'side';
  hair?: Tone;
  hairCut?: 'bob' | 'short' | 'long' | 'curls' | 'none';
  beard?: 'none' | 'moustache' | 'full' | 'long' | 'pointed' | 'stubble';
  beardTone?: Tone;
  skin?: Tone;
  /** How far the pupils are turned: -1 to 1. */
  gaze?: number;
  /** Lines of age, and heavy brows. */
  old?: boolean;
  smile?: boolean;
  /** The headgear, in the head's own units. */
  hat?: string;
  /** The part behind the head. */
  behind?: string;
}

const FACES = {
  front: 'M-13.6-15Q-15.4 4-11 12.6Q-6 21.6 0 21.8Q6 21.6 11 12.6Q15.4 4 13.6-15Q0-22-13.6-15Z',
  half: 'M-11-17Q-14.6-9-13.6-1Q-15 2-13.4 5Q-13.6 9-12 12Q-11 19-4 21.6Q4 22 9.4 15Q13.6 9 13.8-1L14-14Q3-22-11-17Z',
  side: 'M-2-19Q-11-18-12-10Q-12.6-6-11.6-4.4L-16.8 3.6Q-16.6 6-13 6.2Q-14 8.4-13.2 9.6Q-14.4 11-13 12.4Q-13.6 14.2-12.6 15.4Q-13 20-7 21.4Q0 22 4 17Q10 12 12 2L13-12Q8-20-2-19Z',
};
const SHADES = {
  front: 'M13.6-14Q15.4 4 11 12.6Q6 21.6 0 21.8Q8 15 9.4 6Q10.6-4 9.6-15Z',
  half: 'M13.8-2Q13.6 9 9.4 15Q4 22-4 21.6Q5 17 8 9Q10 2 9.6-6L13-12Z',
  side: 'M12 2Q10 12 4 17Q0 22-7 21.4Q0 17 3 10Q6 4 6-4L12-10Z',
};
const HAIR = {
  bob: {
    front:
      'M-15 14Q-21 8-19-6Q-18-25 0-26Q18-25 19-6Q21 8 15 14Q18 18 12 19L11 4L12-12Q0-17-12-12L-11 4L-12 19Q-18 18-15 14Z',
    half: 'M-12-14Q-11-25 4-25.6Q20-24 20-4Q22 10 18 18Q11 23 5 18L9 8Q12-4 7-13Q-4-10-12-14Z',
    side: 'M-11-11Q-11-24 3-25Q20-24 20-4Q22 12 17 19Q8 22 3 17L1-2Q2-10-2-13Q-7-10-11-11Z',
  },
  short: {
    front: 'M-15-2Q-19-24 0-25Q19-24 15-2L12.6-1L12-10Q0-17-12-10L-12.6-1Z',
    half: 'M-12-13Q-11-25 4-25Q18-23 17-3Q16 2 13.6 3L12-3L9-4L9-10Q-2-9-12-13Z',
    side: 'M-11-11Q-11-24 3-24.6Q18-22 17-4Q16 6 11 9L8 2L2-3L1-10Q-5-9-11-11Z',
  },
  long: {
    front:
      'M-16 28Q-24 20-20-4Q-18-26 0-26Q18-26 20-4Q24 20 16 28Q10 32 9 24L12 2L12-12Q0-17-12-12L-12 2L-9 24Q-10 32-16 28Z',
    half: 'M-12-14Q-11-26 4-26Q21-24 21-3Q25 16 21 29Q13 35 6 29Q10 20 9 8Q12-4 7-13Q-4-10-12-14Z',
    side: 'M-11-11Q-11-25 3-25.4Q21-24 21-3Q26 16 21 29Q12 35 4 28Q6 18 2 6L2-4Q2-10-2-13Q-7-10-11-11Z',
  },
  curls: {
    front:
      'M-14 16Q-22 16-20 8Q-25 2-20-4Q-24-12-17-16Q-16-25-8-23Q0-30 8-23Q16-25 17-16Q24-12 20-4Q25 2 20 8Q22 16 14 16L12-8Q6-14 0-11Q-6-14-12-8Z',
    half: 'M-12-11Q-17-18-10-21Q-7-28 1-25Q9-30 14-22Q22-20 19-11Q25-5 20 1Q24 9 18 13Q17 20 9 18Q10 10 12 3Q10-2 9-9Q4-13-1-9Q-7-13-12-11Z',
    side: 'M-11-8Q-17-15-11-19Q-9-26-1-24Q7-30 13-22Q21-20 19-11Q25-5 20 2Q23 10 16 14Q12 19 5 16Q8 8 3 4L1-6Q-6-11-11-8Z',
  },
} as const;
const BEARDS = {
  full: {
    front: 'M-13.6-2Q-14 14-9 21Q-4 28 0 28Q4 28 9 21Q14 14 13.6-2Q11 8 6 9Q0 6-6 9Q-11 8-13.6-2Z',
    half: 'M13.8-3Q15 12 9 20Q3 28-5 27.6Q-12 26-13.4 17L-12.6 9Q-8 6.6-5 9Q2 6 6 9Q10 6 10-2Z',
    side: 'M10-2Q13 10 7 19Q0 28-8 26Q-14 24-13.4 15L-13.6 8.6Q-9 7-6 9Q2 10 5-1Z',
  },
  long: {
    front: 'M-13.6-3Q-16 18-9 32Q-4 44 0 46Q4 44 9 32Q16 18 13.6-3Q11 8 6 9Q0 6-6 9Q-11 8-13.6-3Z',
    half: 'M13.8-4Q17 16 11 30Q6 42-4 46Q-8 40-11 30Q-15 20-12.8 9Q-8 6.6-5 9Q2 6 6 9Q10 6 10-2Z',
    side: 'M10-3Q15 14 8 28Q2 40-10 44Q-12 38-13 28Q-15 18-13.6 8.6Q-9 7-6 9Q2 10 5-1Z',
  },
  pointed: {
    front: 'M-7 17Q-5 27 0 33Q5 27 7 17Q3 19 0 17Q-3 19-7 17Z',
    half: 'M-11.6 16Q-10 27-5 33Q1 28 2 17Q-2 19-5 17Q-8 19-11.6 16Z',
    side: 'M-13 15Q-14 26-11 32Q-4 28-3 18Q-8 18-13 15Z',
  },
} as const;
const MOUSTACHES = {
  front: 'M0 8Q-5 6.4-8 10Q-10 12.4-14 11Q-10 16-4 13Q-1 12 0 10.4Q1 12 4 13Q10 16 14 11Q10 12.4 8 10Q5 6.4 0 8Z',
  half: 'M-5.4 8Q-9 6.4-11 9.4Q-13 12-16.6 10.4Q-14 15.6-8.6 13Q-6 12-5 10.4Q-4 12-1 13Q5 16 9 10.6Q5 12 2.6 10Q-1 6.4-5.4 8Z',
  side: 'M-12.6 7.4Q-9 7-6 10Q-3 13 2 11Q-1 16.4-7 14Q-11 13-13.6 10Z',
};

/** A face from the front, half from the side or from the side, with hair and beard. */
export function head(look: Head): string {
  const { view = 'half', hair = BLUE, skin = SKIN, hairCut = 'bob', beard = 'none', old = false } = look;
  const whiskers = look.beardTone ?? hair;
  const parts = [look.behind ?? '', neck(skin)];
  parts.push(shape(FACES[view], skin[0]), tint(SHADES[view], skin[1]));
  parts.push(features(view, look.gaze ?? (view === 'front' ? 0 : -0.8), old));
  if (beard === 'full' || beard === 'long' || beard === 'pointed') {
    parts.push(shape(BEARDS[beard][view], whiskers[0]));
    parts.push(pen(beardLines(view, beard === 'long' ? 38 : beard === 'full' ? 24 : 27), 1, whiskers[1]));
  }
  parts.push(mouth(view, look.smile ?? false));
  if (beard !== 'none' && beard !== 'stubble') parts.push(shape(MOUSTACHES[view], whiskers[0], ' stroke-width="1"'));
  if (hairCut !== 'none')
    parts.push(ear(view, skin, hairCut), shape(HAIR[hairCut][view], hair[0]), strands(view, hairCut, hair));
  else parts.push(ear(view, skin, 'short'));
  parts.push(look.hat ?? '');
  return parts.join('');
}

const neck = (skin: Tone): string =>
  shape('M-7 14V34Q1 38 9 34V12Z', skin[0]) + tint('M-6 17Q2 26 9 20V30Q2 28-6 22Z', skin[1]);

function ear(view: 'front' | 'half' | 'side', skin: Tone, cut: string): string {
  if (cut === 'bob' || cut === 'long' || cut === 'curls') return '';
  if (view === 'front') return ellipse(-14.6, 1, 2.8, 4.4, skin[0]) + ellipse(14.6, 1, 2.8, 4.4, skin[0]);
  return view === 'half' ? ellipse(12.4, 1.4, 3, 4.6, skin[0]) : ellipse(5, 1, 3, 4.8, skin[0]);
}

function features(view: 'front' | 'half' | 'side', gaze: number, old: boolean): string {
  const brow = old ? 2.4 : 1.9;
  const eye = (d: string, x: number): string =>
    shape(d, WHITE[0], ' stroke-width=".9"') + dot(x + gaze * 1.3, -1.9, 1.75, INK, ' stroke="none"');
  const cheek = (x: number): string => dot(x, 7, 3.8, RED[0], ' stroke="none" opacity=".28"');
  if (view === 'front')
    return (
      eye('M-10.8-1.4Q-6.6-5.8-2.6-1.4Q-6.6.8-10.8-1.4Z', -6.6) +
      eye('M2.6-1.4Q6.6-5.8 10.8-1.4Q6.6.8 2.6-1.4Z', 6.6) +
      pen('M-11.6-5.6Q-7-9.8-2.4-6.6M2.4-6.6Q7-9.8 11.6-5.6', brow) +
      pen('M.4-3.4Q-2 3-2.6 5.4Q0 8 3 5.8', 1.2) +
      cheek(-8.6) +
      cheek(8.6) +
      (old ? pen('M-10.6 3Q-7 4.4-4.6 3.4M10.6 3Q7 4.4 4.6 3.4M-6-11.4Q0-13 6-11.4', 0.8) : '')
    );
  if (view === 'half')
    return (
      eye('M-12.2-1.6Q-9.6-5.4-6.8-1.4Q-9.4.6-12.2-1.6Z', -9.4) +
      eye('M-2.6-1.4Q1.2-5.8 5.4-1.2Q1.6.8-2.6-1.4Z', 1.4) +
      pen('M-12.8-6Q-10-9.4-6.4-6.8M-3.4-6.6Q1-10.2 6.8-5.8', brow) +
      pen('M-5.8-3.6Q-9.4 2.6-9.8 5Q-9 7.6-5.2 6.4', 1.2) +
      cheek(5.4) +
      (old ? pen('M-2 3Q1.4 4.6 5 3M-9-11.4Q-3-13 4-11.4', 0.8) : '')
    );
  return (
    eye('M-11-1.8Q-8.6-5-5-1.8Q-8-.2-11-1.8Z', -8.8) +
    pen('M-12-6Q-8.4-9.4-3.6-6', brow) +
    pen('M-14 5Q-12.4 3.8-11.4 5.4', 1) +
    cheek(-4) +
    (old ? pen('M-8 3Q-5 4.4-2 3M-9-11Q-5-13 0-12', 0.8) : '')
  );
}

function mouth(view: 'front' | 'half' | 'side', smile: boolean): string {
  const lips = {
    front: smile ? 'M-6 11Q-2 11.4 0 11.8Q2 11.4 6 11Q0 17.6-6 11Z' : 'M-5 12Q-2 10.4 0 11.4Q2 10.4 5 12Q0 15.6-5 12Z',
    half: smile
      ? 'M-10.6 11Q-7 11.6-5.4 11.8Q-3 11.4 1 10.6Q-5 17-10.6 11Z'
      : 'M-9.8 12Q-6.8 10.6-5.6 11.4Q-4 10.6.4 12Q-5 15.4-9.8 12Z',
    side: 'M-13.4 10.6Q-10 10.6-8.4 11.4Q-10 14.4-13 12.8Z',
  }[view];
  return shape(lips, RED[1], ' stroke-width=".7"');
}

function beardLines(view: 'front' | 'half' | 'side', to: number): string {
  const x = { front: 0, half: -4, side: -8 }[view];
  return `M${x} 18Q${x - 0.6} ${to - 8} ${x} ${to}M${x - 5} 16Q${x - 6} ${to - 12} ${x - 3} ${to - 5}M${x + 6} 15Q${x + 6} ${to - 12} ${x + 3} ${to - 5}`;
}

function strands(view: 'front' | 'half' | 'side', cut: string, hair: Tone): string {
  const d = {
    front: 'M-15 0Q-17-14-9-20M15 0Q17-14 9-20',
    half: 'M14 12Q17-2 10-16M18 10Q19-8 12-20M-6-16Q0-21 6-18',
    side: 'M12 12Q15-2 8-14M16 12Q19-6 10-20M-6-15Q-2-20 4-19',
  }[view];
  return cut === 'short'
    ? pen(
        d
          .split('M')
          .slice(-1)
          .map((one) => `M${one}`)
          .join(''),
        1,
        hair[1],
      )
    : pen(d, 1.1, hair[1]);
}

/** A closed hand, its fingers to the left around something upright. */
export const fist = (x: number, y: number, turn = 0, skin: Tone = SKIN, across = 1): string =>
  at(
    x,
    y,
    shape('M-7-4Q-6-8 0-7.6Q7-7.4 7.4-1Q7.6 6 2 7Q-6 8-7.4 3Z', skin[0], ' stroke-width="1.2"') +
      pen('M-7-1.6H-1.6M-7.4 1.8H-1.6M-1-5Q2-1.4-1.6 4.8', 0.9),
    turn,
    1,
    across,
  );

/** An open hand, its fingers up. */
export const palm = (x: number, y: number, turn = 0, skin: Tone = SKIN, across = 1): string =>
  at(
    x,
    y,
    shape(
      'M-4.6 6Q-7-1-5-8Q-3.4-9-2.6-4Q-2.6-12-.4-12Q1.6-12 1.4-4Q3-10 4.4-9.4Q6-8.6 4.4-2Q7.6-5 8.4-3.4Q8 2 4 6Z',
      skin[0],
      ' stroke-width="1.2"',
    ),
    turn,
    1,
    across,
  );

/** A shoe or boot to the left, its ankle at 0 0. */
export const boot = (x: number, y: number, tone: Tone, high = 0, across = 1): string =>
  at(
    x,
    y,
    shape(`M-7 ${-high}H7V3Q9 9 6 11H-19Q-22 6-16 3.6Q-9 2-7-3Z`, tone[0]) +
      tint(`M2 ${-high + 1}H6.4V3Q8 9 5.4 10.4H-2Q4 6 2-2Z`, tone[1]),
    0,
    1,
    across,
  );
