import { expect, test } from 'vitest';
import { paletteOf, readHex, valuesOfPalette } from './palette-of-settings.ts';

const settings = {
  brandPrimary: '#b93418',
  brandSecondary: '#f2a93b',
  paper: {
    page: '#fdf3e4',
    surface: '#fffdf9',
    sunk: '#f8ead6',
    header: '#fdf3e4',
    ink: '#2a150c',
  },
  darkScheme: true,
};

test('a colour is read with or without its mark, in three or six digits; anything else is none', () => {
  expect(['#B93418', ' b93418 ', '#abc'].map(readHex)).toEqual(['#b93418', '#b93418', '#aabbcc']);
  expect(['', '#b9341', 'rojo', '#gggggg'].map(readHex)).toEqual([null, null, null, null]);
});

test('the palette has what is being chosen over the draft, and says every field that it sets', () => {
  const palette = paletteOf(settings, { 'paper.ink': '#101010' });
  expect(palette).toEqual({ ...settings, paper: { ...settings.paper, ink: '#101010' } });
  expect(valuesOfPalette(palette)).toEqual({
    brandPrimary: '#b93418',
    brandSecondary: '#f2a93b',
    'paper/page': '#fdf3e4',
    'paper/surface': '#fffdf9',
    'paper/sunk': '#f8ead6',
    'paper/header': '#fdf3e4',
    'paper/ink': '#101010',
  });
});
