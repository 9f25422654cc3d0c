import type { Vocabulary } from '../es/words.ts';

export const words: Partial<Vocabulary> = {
  delivery: 'Delivery',
  deliveryFee: 'Delivery',
  theDelivery: 'el delivery',
  forDelivery: 'de delivery',
  forPickup: 'de recojo',
  pickup: 'Recojo en tienda',
  theStore: 'la tienda',
  ofTheStore: 'de la tienda',
  toTheStore: 'a la tienda',
  otherStore: 'otra tienda',
  stores: 'Tiendas',
  allStores: 'todas las tiendas',
  unit: 'Dpto. / Oficina',
  unitExample: 'Ej.: dpto. 502',
  phone: 'Celular',
  phoneStartsWith: 'Escribe un celular: empieza con',
};
