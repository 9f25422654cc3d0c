import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import type { Vocabulary } from './words.ts';

const method = {
  cash: 'Efectivo',
  card: 'Tarjeta al recibir',
  webpay: 'Webpay',
  oneclick: 'Oneclick',
  sodexo: 'Pluxee',
  chek: 'Chek',
  mach: 'MACH',
  fpay: 'Fpay',
  mercadoPago: 'Mercado Pago',
  getnet: 'Getnet',
  kushkiCard: 'Kushki',
  kushkiCardSubscription: 'Kushki, tarjeta guardada',
  credomatic: 'BAC Credomatic',
} satisfies Record<PaymentMethodName, string>;

const status = {
  creation_scheduled: 'Por pagar',
  scheduled: 'Programado',
  created: 'Nuevo',
  preparing: 'En cocina',
  ready: 'Listo',
  inTransit: 'En camino',
  completed: 'Entregado',
  cancelled: 'Anulado',
  failed: 'Anulado',
  reversed: 'Devuelto',
} satisfies Record<OrderStatus, string>;

/** The day's money and refunds. */
export const counterMoney = (w: Vocabulary) => ({
  method,
  status,
  dispatch: { store_delivery: w.delivery, in_store: w.pickup } satisfies Record<
    DispatchMethod,
    string
  >,

  /** Columns of the file for spreadsheets. */
  columns: {
    number: 'Pedido',
    placedAt: 'Hora',
    status: 'Estado',
    dispatch: 'Entrega',
    method: 'Medio de pago',
    food: 'Comida',
    discounts: 'Descuentos',
    points: 'Puntos',
    delivery: 'Envío',
    service: 'Servicio',
    driverTips: 'Propina del repartidor',
    storeTips: 'Propina del local',
    refunds: 'Devuelto en parte',
    net: 'Total',
    collected: 'Cobrado',
    toCollect: 'Por cobrar',
    owed: 'Por devolver',
  },
});
export type CounterMoneyTexts = ReturnType<typeof counterMoney>;
