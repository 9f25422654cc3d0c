/** The words that change from country to country (experience §7), in the forms that sentences need. Lower case unless alone. */
export type Words = {
  cart: string;
  delivery: string;
  /** As the name of the charge, in a row of the totals. */
  deliveryFee: string;
  /** Inside a sentence: "Te faltan $2.000 para {theDelivery} gratis". */
  theDelivery: string;
  pickup: string;
  store: string;
  theStore: string;
  ofTheStore: string;
  toTheStore: string;
  otherStore: string;
  stores: string;
  area: string;
  unit: string;
  unitExample: string;
  instalments: string;
  change: string;
  receipt: string;
  tip: string;
  email: string;
  phone: string;
};

export const words: Words = {
  cart: 'carrito',
  delivery: 'A domicilio',
  deliveryFee: 'Envío',
  theDelivery: 'el envío',
  pickup: 'Para recoger',
  store: 'Local',
  theStore: 'el local',
  ofTheStore: 'del local',
  toTheStore: 'al local',
  otherStore: 'otro local',
  stores: 'Locales',
  area: 'Ciudad o distrito',
  unit: 'Apartamento / Oficina',
  unitExample: 'Ej.: apto. 502',
  instalments: 'Cuotas',
  change: 'vuelto',
  receipt: 'comprobante',
  tip: 'Propina',
  email: 'Correo',
  phone: 'Teléfono',
};
