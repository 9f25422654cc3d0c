import { plural } from '../plural.ts';

/** The money that riders bring to the store: what they carry, settlements and corrections. */
export const counterRiderCash = () => ({
  title: 'Dinero de repartidores',
  back: 'Volver',
  carried: ({ riders, amount }: { riders: number; amount: string }) =>
    `${riders} ${plural(riders, 'repartidor lleva', 'repartidores llevan')} ${amount} en efectivo.`,
  none: 'Ningún repartidor lleva dinero.',
  deliveries: (count: number) => `${count} ${plural(count, 'entrega', 'entregas')}`,
  handsIn: 'Debe entregar',
  receive: 'Recibir dinero',
  receiveFrom: (name: string) => `Recibir dinero de ${name}`,
  order: (number: number) => `Pedido ${number}`,
  orders: 'Sus entregas',
  inCash: (amount: string) => `${amount} en efectivo`,
  byCard: (amount: string) => `${amount} con tarjeta`,
  paid: 'Ya estaba pagado',
  note: ({ cash, change }: { cash: string; change: string }) =>
    `Pagan con ${cash}, vuelto ${change}`,
  tip: (amount: string) => `Propina ${amount}`,
  cash: 'Cobró en efectivo',
  cashTips: 'Se queda con sus propinas',
  card: 'Cobró con tarjeta',
  cardNote: 'No trae efectivo',
  otherTips: 'Propinas que le debes',
  otherTipsNote: 'Pagadas en línea o con tarjeta',
  amount: '¿Cuánto entregó?',
  drawerClosed:
    'La caja está cerrada. Guarda el dinero: entra solo en la próxima caja que se abra.',
  received: ({ amount, difference }: { amount: string; difference: string }) =>
    `Recibiste ${amount}. ${difference}.`,
  changed: 'Cambió algo mientras mirabas. Mira los montos y prueba otra vez.',
  last: 'Lo que ya entregaron',
  removedRider: 'Repartidor quitado',
  receivedBy: (name: string) => `Recibió ${name}`,
  waits: 'Aún no entra en una caja',
  correction: ({ amount, name }: { amount: string; name: string }) =>
    `Corrección de ${amount}, por ${name}`,
  correct: 'Corregir',
  correctOf: (name: string) => `Corregir lo que entregó ${name}`,
  correctLead: (amount: string) => `Quedó anotado ${amount}. La corrección se suma, nada se borra.`,
  correctAmount: '¿Cuánto entregó en verdad?',
  corrected: (difference: string) => `Corregido. ${difference}.`,
});
export type CounterRiderCashTexts = ReturnType<typeof counterRiderCash>;
