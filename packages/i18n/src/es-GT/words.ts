import type { Vocabulary } from '../es/words.ts';

export const words: Partial<Vocabulary> = {
  theStore: 'el restaurante',
  ofTheStore: 'del restaurante',
  toTheStore: 'al restaurante',
  otherStore: 'otro restaurante',
  stores: 'Restaurantes',
  allStores: 'todos los restaurantes',
};
