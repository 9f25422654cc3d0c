import { countNoun } from '../plural.ts';

/** The back office: the ways to pay online, their keys, and the stores that take them. */
export const counterBrandPayments = () => ({
  title: 'Pagos en línea',
  lead: 'Con las llaves que te da cada empresa de pago, cobras a tu propia cuenta.',
  states: {
    none: 'Sin llaves',
    demonstration: 'De prueba',
    waiting: 'No contesta',
    works: 'Funciona',
    saved: 'Con llaves',
    impossible: 'No disponible',
  },
  /** `name`: of the way to pay. */
  says: {
    none: (name: string) => `Escribe las llaves que te dio ${name} para poder encenderlo.`,
    demonstration: () => 'Cobra de mentira, para probar. Con tus llaves cobra de verdad.',
    waiting: (name: string) =>
      `${name} no contesta. Guardamos tus llaves como borrador; pruébalas más tarde.`,
    works: (name: string) => `${name} reconoce tus llaves.`,
    saved: () => 'Tus llaves están guardadas.',
    impossible: (name: string) =>
      `${name} todavía no está conectado aquí. Pídelo a quien instaló el sistema.`,
  },
  testedAt: (when: string) => `Probadas ${when}.`,
  firstPurchase: 'Se comprueba con la primera compra.',
  savedAt: (when: string) => `Se guardó ${when}`,
  isSaved: 'Se guardó',
  endsWith: (end: string) => `termina en …${end}`,
  stillInUse: 'Mientras tanto se cobra con las llaves de antes.',
  write: 'Escribir llaves',
  writeOf: (name: string) => `Escribir llaves de ${name}`,
  change: 'Cambiar llaves',
  changeOf: (name: string) => `Cambiar llaves de ${name}`,
  test: 'Probar',
  testOf: (name: string) => `Probar las llaves de ${name}`,
  refused: (name: string) => `${name} no reconoce estas llaves.`,
  refusedWaiting: 'Borramos el borrador. Escríbelas de nuevo.',
  refusedInUse: 'Así nadie puede pagar: escríbelas de nuevo.',
  noAnswer: (name: string) => `${name} no contesta ahora. Prueba más tarde.`,

  dialog: {
    title: (name: string) => `Llaves de ${name}`,
    lead: 'Se guardan cifradas y nadie las vuelve a ver, tampoco tú.',
    close: 'Cerrar',
    save: 'Probar y guardar',
    saveUntried: 'Guardar',
    missing: 'Escribe este dato, sin acentos ni espacios al final.',
    refused: 'Revisa que estén completas y que sean de tu cuenta. No cambiamos nada.',
    uses: ({ payments, cards }: { payments: number; cards: number }) =>
      `${[
        ...(payments > 0 ? [countNoun(payments, 'pago sin terminar', 'pagos sin terminar')] : []),
        ...(cards > 0 ? [countNoun(cards, 'tarjeta guardada', 'tarjetas guardadas')] : []),
      ].join(' y ')} con las llaves de ahora. Cambia solo por llaves de la misma cuenta.`,
  },

  stores: 'Dónde se puede pagar así',
  storeSwitch: ({ method, store }: { method: string; store: string }) => `${method} en ${store}`,
  isOn: 'Se puede pagar así',
  isOff: 'Apagado',
  onceKeys: 'Se enciende cuando las llaves estén guardadas.',
  lastMethod: 'Es la única forma de pago de este local. Enciende otra antes.',

  assumed: {
    title: 'Lo que nadie ha confirmado',
    count: (count: number) => countNoun(count, 'detalle', 'detalles'),
    lead: (name: string) => `Esto lo suponemos de ${name}. Pregúntalo a tu ejecutivo:`,
    before: ({ method, store }: { method: string; store: string }) =>
      `Antes de encender ${method} en ${store}`,
    on: 'Encender',
    cancel: 'Ahora no',
  },
});
export type CounterBrandPaymentsTexts = ReturnType<typeof counterBrandPayments>;
