import type { Words } from '../es/words.ts';

export const words: Partial<Words> = {
  store: 'Restaurante',
  theStore: 'el restaurante',
  ofTheStore: 'del restaurante',
  toTheStore: 'al restaurante',
  otherStore: 'otro restaurante',
  stores: 'Restaurantes',
  area: 'Municipio',
  receipt: 'factura',
};
