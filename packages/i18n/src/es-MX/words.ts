import type { Words } from '../es/words.ts';

export const words: Partial<Words> = {
  pickup: 'Recoger en sucursal',
  store: 'Sucursal',
  theStore: 'la sucursal',
  ofTheStore: 'de la sucursal',
  toTheStore: 'a la sucursal',
  otherStore: 'otra sucursal',
  stores: 'Sucursales',
  area: 'Alcaldía o municipio',
  unit: 'Interior',
  unitExample: 'Ej.: int. 502',
  instalments: 'Meses sin intereses',
  change: 'cambio',
  receipt: 'ticket',
};
