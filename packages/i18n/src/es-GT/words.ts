import type { Words } from '../es/words.ts';

export const words: Partial<Words> = {
  theStore: 'el restaurante',
  ofTheStore: 'del restaurante',
  toTheStore: 'al restaurante',
  otherStore: 'otro restaurante',
  stores: 'Restaurantes',
};
