import type { Vocabulary } from '../es/words.ts';

export const words: Partial<Vocabulary> = {
  cart: 'carro',
  delivery: 'Delivery',
  deliveryFee: 'Delivery',
  theDelivery: 'el delivery',
  forDelivery: 'de delivery',
  forPickup: 'de retiro',
  pickup: 'Retiro en local',
  collect: 'retirar',
  unit: 'Depto / Oficina',
  unitExample: 'Ej.: depto 502',
  weStart: 'Partimos',
};
