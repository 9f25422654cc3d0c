/**
 * The sentences about one payment, by the place where it happens: on the provider's own page, in a
 * wallet, as a charge of a card, or with the bank's check of a card. `name`: the method inside of a
 * sentence. `opening`: while the payment starts. `confirming`: while its result is awaited. `note`,
 * `noteLater`: before the order is placed, for now and for a later time.
 */
const steps = {
  page: {
    openingTitle: (name: string) => `Te llevamos a ${name}`,
    openingText: 'Pagas ahí y vuelves aquí. No cierres esta página.',
    confirming: (name: string) => `Esperamos la respuesta de ${name}. Suele tardar unos segundos.`,
    note: (name: string) => `Te llevamos a ${name} para pagar. Tu pedido entra cuando se confirma.`,
    noteLater: (name: string) =>
      `Te llevamos a ${name} para pagar. Con el pago queda reservada tu hora.`,
    cancelled: (name: string) => `Saliste de ${name} sin pagar, así que no se cobró nada.`,
    expiredTitle: (name: string) => `Se acabó el tiempo en ${name}`,
    unavailableTitle: (name: string) => `${name} no responde`,
  },
  wallet: {
    openingTitle: (name: string) => `Preparamos tu pago con ${name}`,
    openingText: 'En un momento ves cómo pagar. No cierres esta página.',
    confirming: (name: string) => `Confirmamos tu pago con ${name}. Suele tardar unos segundos.`,
    note: (name: string) =>
      `Pagas con ${name}, con un código QR o un enlace. Tu pedido entra cuando se confirma.`,
    noteLater: (name: string) =>
      `Pagas con ${name}, con un código QR o un enlace. Con el pago queda reservada tu hora.`,
    cancelled: (name: string) => `Rechazaste el pago en ${name}, así que no se cobró nada.`,
    expiredTitle: (name: string) => `Se acabó el tiempo de tu pago con ${name}`,
    unavailableTitle: (name: string) => `${name} no responde`,
  },
  charge: {
    openingTitle: () => 'Hacemos el cobro a tu tarjeta',
    openingText: 'Tarda unos segundos. No cierres esta página ni pagues de nuevo.',
    confirming: () => 'Esperamos la respuesta de tu banco. Suele tardar unos segundos.',
    note: (name: string) =>
      `Cobramos a tu ${name} al confirmar el pedido. Tu pedido entra cuando tu banco responde.`,
    noteLater: (name: string) =>
      `Cobramos a tu ${name} al confirmar el pedido. Con el cobro queda reservada tu hora.`,
    cancelled: () => 'El cobro se detuvo, así que no se cobró nada.',
    expiredTitle: () => 'Se acabó el tiempo del cobro',
    unavailableTitle: () => 'El cobro con tarjeta no responde',
  },
  check: {
    openingTitle: () => 'Preparamos tu pago seguro',
    openingText: 'Tu banco puede pedirte una clave. No cierres esta página.',
    confirming: () => 'Esperamos la confirmación de tu banco. Suele tardar unos segundos.',
    note: (name: string) =>
      `Pagas con tu ${name}. Tu banco puede pedirte una clave, y tu pedido entra cuando confirma.`,
    noteLater: (name: string) =>
      `Pagas con tu ${name}. Tu banco puede pedirte una clave, y con el pago queda reservada tu hora.`,
    cancelled: () => 'Saliste de la página de tu banco sin confirmar, así que no se cobró nada.',
    expiredTitle: () => 'Se acabó el tiempo para confirmar con tu banco',
    unavailableTitle: () => 'El pago con tarjeta no responde',
  },
};

/**
 * The way on after a payment was declined: another card, another saved card, or the balance at the
 * method of this name.
 */
const afterDecline = {
  card: () => 'Revisa los datos de la tarjeta o prueba con otra.',
  savedCard: () => 'Tu banco no autorizó esa tarjeta. Prueba con otra o paga de otra forma.',
  balance: (name: string) => `Revisa en ${name} tu saldo o tu tarjeta, o paga de otra forma.`,
};

export const paymentSteps = { steps, afterDecline };
