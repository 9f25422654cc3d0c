/** A cut of fish, or what takes its place: lit, middle, shaded, its grain. `bold`: the grain is broad, as on a shrimp. */
export type Cut = {
  lit: string;
  middle: string;
  shaded: string;
  grain: string;
  strength: number;
  bold?: true;
};

export const salmon: Cut = {
  lit: '#ffb183',
  middle: '#ff8455',
  shaded: '#e65a2c',
  grain: '#ffe3cf',
  strength: 0.75,
};

export const tuna: Cut = {
  lit: '#e8546a',
  middle: '#c22745',
  shaded: '#8e1230',
  grain: '#f59aa8',
  strength: 0.35,
};

export const hamachi: Cut = {
  lit: '#fffdf8',
  middle: '#f6e7dc',
  shaded: '#dcbfae',
  grain: '#f0a9a0',
  strength: 0.7,
};

export const shrimp: Cut = {
  lit: '#ffe4d4',
  middle: '#ff9e74',
  shaded: '#e8602c',
  grain: '#ffffff',
  strength: 0.7,
  bold: true,
};

export const eel: Cut = {
  lit: '#a5602a',
  middle: '#6e3512',
  shaded: '#381605',
  grain: '#d89a58',
  strength: 0.35,
};

export const omelette: Cut = {
  lit: '#fff0a8',
  middle: '#fbd04a',
  shaded: '#dda21c',
  grain: '#fff8d4',
  strength: 0.7,
};

export const avocado: Cut = {
  lit: '#eaf0a0',
  middle: '#a9cb52',
  shaded: '#5e9024',
  grain: '#f8f8cf',
  strength: 0.7,
};

export const mango: Cut = {
  lit: '#ffe08a',
  middle: '#ffb938',
  shaded: '#e98a12',
  grain: '#fff2bd',
  strength: 0.5,
};

export const searedSalmon: Cut = {
  lit: '#ffcfae',
  middle: '#f59a6c',
  shaded: '#b4582a',
  grain: '#7a3413',
  strength: 0.5,
};
