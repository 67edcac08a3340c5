/**
 * A dozen faces, drawn in a square of 48. A hat, a beard or glasses make a face recognizable even in a small circle.
 */

/** A path and its colour. */
type Shape = [path: string, fill: string];

export interface Face {
  ground: string;
  cloth: string;
  skin: string;
  /** Behind the head. */
  back?: Shape[];
  /** On the face, under eyes and mouth: beards. */
  beard?: Shape[];
  /** In front of the head: hair and hats. */
  front: Shape[];
  glasses?: boolean;
  moustache?: string;
}

const [FAIR, OLIVE, TAN, BROWN] = ['#f6d3b3', '#e8b98f', '#cf9566', '#8d5a3a'] as const;
const [BLACK, DARK, CHESTNUT, RED, GREY, WHITE] = [
  '#221c1a',
  '#3b2a20',
  '#6b3f23',
  '#b4502a',
  '#a9a6a0',
  '#f3efe6',
] as const;

const FRINGE = 'M14.2 21C13 10.5 18 7.5 24 7.5S35 10.5 33.8 21C31.5 15.5 29 13.4 24 13.4S16.5 15.5 14.2 21Z';
const SHORT = 'M14.4 19C13.4 10.5 18 7.6 24 7.6S34.6 10.5 33.6 19C32 15.5 31 13 24 13S16 15.5 14.4 19Z';
const PARTED = 'M14 22C13 10.5 18 7.2 24 7.2S35 10.5 34 22C32.4 16 29 13.6 25.5 11.5C22 15 17 15.5 14 22Z';

export const FACES: readonly Face[] = [
  {
    ground: '#e9c46a',
    cloth: '#6d3b5e',
    skin: FAIR,
    back: [['M24 1.8A5.4 5.4 0 1 1 23.9 1.8Z', GREY]],
    front: [[FRINGE, GREY]],
    glasses: true,
  },
  {
    ground: '#9cc5a1',
    cloth: '#b23a48',
    skin: FAIR,
    back: [['M14 16C9 24 10 33 11.5 38H16.5L16 18ZM34 16C39 24 38 33 36.5 38H31.5L32 18Z', CHESTNUT]],
    front: [
      [PARTED, CHESTNUT],
      ['M11.2 35H17V37.6H11.2ZM31 35H36.8V37.6H31Z', '#f3efe6'],
    ],
  },
  {
    ground: '#86b6d9',
    cloth: '#31572c',
    skin: OLIVE,
    back: [['M11.5 22C10.5 8 17 5 24 5S37.5 8 36.5 22C37.5 33 34 39 24 39S10.5 33 11.5 22Z', '#b23a48']],
    front: [
      ['M14.6 19C15 12 19 9.6 24 9.6S33 12 33.4 19C31 14.4 28 13.4 24 13.4S17 14.4 14.6 19Z', DARK],
      ['M12.6 17C13 8 18 5.4 24 5.4S35 8 35.4 17C33 11 29 9.4 24 9.4S15 11 12.6 17Z', '#b23a48'],
    ],
  },
  {
    ground: '#f2a48b',
    cloth: '#1d5c63',
    skin: TAN,
    back: [['M12.6 20C11.6 8 18 5.8 24 5.8S36.4 8 35.4 20L37 38H11Z', BLACK]],
    front: [
      [PARTED, BLACK],
      ['M33 8.6A3.4 3.4 0 1 1 32.9 8.6Z', '#e63946'],
      ['M33 10.8A1.2 1.2 0 1 1 32.9 10.8Z', '#f4d35e'],
    ],
  },
  {
    ground: '#bcd8c1',
    cloth: '#d9822b',
    skin: FAIR,
    back: [['M13 18C12 28 13 32 15 34H33C35 32 36 28 35 18Z', RED]],
    front: [
      ['M14.2 20C14 13 18 11 24 11S34 13 33.8 20C31 15 28 14.4 24 14.4S17 15 14.2 20Z', RED],
      ['M7 13.4C12 10 36 10 41 13.4C36 16.6 12 16.6 7 13.4Z', '#e2c078'],
      ['M15.5 12.4C15.5 5 19 3.4 24 3.4S32.5 5 32.5 12.4Z', '#e2c078'],
      ['M15.4 9.4H32.6V12.6H15.4Z', '#1d5c63'],
    ],
  },
  {
    ground: '#f4d9a0',
    cloth: '#5b3a8c',
    skin: BROWN,
    back: [
      [
        'M24 2.6C31 1.6 33 5 35 8C40 10 39 15 38.6 18C41 23 38 27 35.6 28H12.4C10 27 7 23 9.4 18C9 15 8 10 13 8C15 5 17 1.6 24 2.6Z',
        BLACK,
      ],
    ],
    front: [
      ['M14.4 19C14 12.6 18 10 24 10S34 12.6 33.6 19C31.4 15 28 13.6 24 13.6S16.6 15 14.4 19Z', BLACK],
      ['M13.6 25A2 2 0 1 1 13.5 25ZM34.4 25A2 2 0 1 1 34.3 25Z', '#f0c25a'],
    ],
  },
  {
    ground: '#c9d6a3',
    cloth: '#5a4a3c',
    skin: FAIR,
    front: [
      ['M14.2 20C13.6 17 14 15 15 14H18L16 21ZM33.8 20C34.4 17 34 15 33 14H30L32 21Z', WHITE],
      ['M12.4 14.6C12 7 18 5 25 5S36 8.4 35.6 14L39 17.4C33 15 18 14.4 12.4 14.6Z', '#5b6770'],
    ],
    moustache: WHITE,
  },
  {
    ground: '#8fb8de',
    cloth: '#8c2f39',
    skin: OLIVE,
    beard: [['M14.4 20C14 33 18.5 37 24 37S34 33 33.6 20C32 25.5 29.5 24.6 24 24.6S16 25.5 14.4 20Z', BLACK]],
    front: [[SHORT, BLACK]],
  },
  {
    ground: '#f3e3c3',
    cloth: '#2f6690',
    skin: TAN,
    front: [
      ['M15.2 15.4L16.4 5.6Q24 3.2 31.6 5.6L32.8 15.4Q24 12.2 15.2 15.4Z', '#a4161a'],
      ['M24 4.6Q30 3 31.4 9' + 'L32.6 9Q31.6 2.6 24 3.6Z', BLACK],
    ],
    moustache: BLACK,
  },
  {
    ground: '#a8c7d8',
    cloth: '#23395b',
    skin: FAIR,
    beard: [['M15 23C15.4 32 19 34.4 24 34.4S32.6 32 33 23C31 27 28 26 24 26S17 27 15 23Z', '#c98e4a']],
    front: [
      ['M14.4 19C14 15.6 15 14.4 16 14H32C33 14.4 34 15.6 33.6 19C32 16.6 31 16 24 16S16 16.6 14.4 19Z', '#c98e4a'],
      ['M13.4 12C11.6 5.8 17 4 24 4S36.4 5.8 34.6 12Z', '#f7f4ec'],
      ['M14.2 11.4H33.8V15.4H14.2Z', '#23395b'],
    ],
  },
  {
    ground: '#b8dfc4',
    cloth: '#e07a2f',
    skin: FAIR,
    front: [
      [
        'M13.6 20C11 16 13 12.6 15 11.6C15 8 19 6 21.6 7C24 4.4 28.6 5 30 7.4C33.4 7.6 35 11 34 13.4C36 16 35 19 34.4 20C33.4 17 32 15.6 30 15.2C28 16.4 26 15 25 14C23 16 20 16 18.6 15C16 16 14.4 17.6 13.6 20Z',
        RED,
      ],
    ],
  },
  {
    ground: '#d8b4a0',
    cloth: '#3d5a45',
    skin: OLIVE,
    front: [
      [
        'M14.2 24C12.6 18 13.4 14.6 16 13C15.4 17 15.4 20 15.8 23ZM33.8 24C35.4 18 34.6 14.6 32 13C32.6 17 32.6 20 32.2 23Z',
        GREY,
      ],
    ],
    glasses: true,
    moustache: GREY,
  },
];
