/**
 * The words that differ between countries (docs/rules/tenants.md#texts-by-country), in the forms
 * that sentences need. Lower case, except words that stand alone.
 */
export type Vocabulary = {
  cart: string;
  delivery: string;
  /** Name of the charge, in a row of the totals. */
  deliveryFee: string;
  /** Inside a sentence: "Te faltan $2.000 para {theDelivery} gratis". */
  theDelivery: string;
  /** After a noun: "el mínimo {forDelivery}", "el mínimo {forPickup}". */
  forDelivery: string;
  forPickup: string;
  pickup: string;
  /** The verb for picking an order up, inside a sentence: "Elige dónde {collect}". */
  collect: string;
  theStore: string;
  ofTheStore: string;
  toTheStore: string;
  otherStore: string;
  stores: string;
  /** Inside a sentence: "trabaja en {allStores}". */
  allStores: string;
  unit: string;
  unitExample: string;
  change: string;
  tip: string;
  email: string;
  phone: string;
  /** Inside a question: "¿{weStart} por la Doble?". */
  weStart: string;
  /** After a count: "3 {installments}". */
  installments: string;
  /** At the start of a hint about a phone number: "{phoneStartsWith} 9." */
  phoneStartsWith: string;
};

export const words: Vocabulary = {
  cart: 'carrito',
  delivery: 'A domicilio',
  deliveryFee: 'Envío',
  theDelivery: 'el envío',
  forDelivery: 'a domicilio',
  forPickup: 'para recoger',
  pickup: 'Para recoger',
  collect: 'recoger',
  theStore: 'el local',
  ofTheStore: 'del local',
  toTheStore: 'al local',
  otherStore: 'otro local',
  stores: 'Locales',
  allStores: 'todos los locales',
  unit: 'Apartamento / Oficina',
  unitExample: 'Ej.: apto. 502',
  change: 'vuelto',
  tip: 'Propina',
  email: 'Correo',
  phone: 'Teléfono',
  weStart: 'Empezamos',
  installments: 'cuotas',
  phoneStartsWith: 'Empieza con',
};
