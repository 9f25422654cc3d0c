import type { Vocabulary } from '../es/words.ts';

export const words: Partial<Vocabulary> = {
  pickup: 'Recoger en sucursal',
  theStore: 'la sucursal',
  ofTheStore: 'de la sucursal',
  toTheStore: 'a la sucursal',
  otherStore: 'otra sucursal',
  stores: 'Sucursales',
  allStores: 'todas las sucursales',
  unit: 'Interior',
  unitExample: 'Ej.: int. 502',
  change: 'cambio',
  installments: 'meses sin intereses',
};
