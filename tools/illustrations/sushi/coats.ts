/** The coat of a roll. `side` is its wall; `grains` stick to it; `width` by `height` one grain. */
export type Coat = {
  side: string;
  grains: readonly [string, ...string[]];
  width: number;
  height: number;
};

const riceWall = '#cdbfa3';

export const sesame: Coat = {
  side: riceWall,
  grains: ['#f3dfa9', '#2a2320', '#e9cf8b'],
  width: 7.5,
  height: 4.2,
};

export const blackSesame: Coat = {
  side: '#8f857c',
  grains: ['#241f22', '#3a3338', '#14110f'],
  width: 7.5,
  height: 4.2,
};

export const masago: Coat = {
  side: '#d98a4a',
  grains: ['#ff8a1f', '#ffb04a', '#e8590c'],
  width: 7,
  height: 6.8,
};

export const tobiko: Coat = {
  side: '#a9bb5c',
  grains: ['#c8e04a', '#9cc92c', '#7aa818'],
  width: 7,
  height: 6.8,
};

export const chive: Coat = {
  side: '#b3b886',
  grains: ['#5fa032', '#8cc63f', '#3f7d23'],
  width: 9,
  height: 4.4,
};

export const crunch: Coat = {
  side: '#c89550',
  grains: ['#f2b65a', '#d98e2f', '#ffd68a'],
  width: 11,
  height: 7,
};

export const chili: Coat = {
  side: '#c6876a',
  grains: ['#d6402a', '#f0703a', '#a82416'],
  width: 5.6,
  height: 5,
};

export const amaranth: Coat = {
  side: '#d6bd8e',
  grains: ['#ffe9ba', '#f4cf86', '#fff6df'],
  width: 5.6,
  height: 5.4,
};

export const purpleFlakes: Coat = {
  side: '#a493b4',
  grains: ['#7a4a9c', '#9b6bbd', '#5a2f7c'],
  width: 10,
  height: 5,
};

export const bare: Coat = { side: riceWall, grains: ['#ffffff', '#efe6d4'], width: 9, height: 4.6 };
