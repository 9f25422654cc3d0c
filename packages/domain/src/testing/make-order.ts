import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { OrderPayment } from '@comanda/domain/payment/order-payment.ts';
import { makeStore, productId } from '@comanda/domain/testing/make.ts';

export const orderId = (number: number): OrderId =>
  `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}` as OrderId;

const store = makeStore();

/**
 * A burger delivered in Santiago for cash, ordered on 21 November 2026, `number` minutes after
 * 20:00 local time.
 */
export const makeOrder = (number: number, rest: Partial<Order> = {}): Order => ({
  id: orderId(number),
  number,
  status: 'created',
  paymentStatus: 'created',
  paymentMethod: 'cash',
  dispatchMethod: 'store_delivery',
  storeId: 1 as StoreId,
  storeName: store.name,
  storePhone: store.phone,
  storeAddress: store.textAddress,
  timeZone: 'America/Santiago',
  createdAt: new Date(Date.UTC(2026, 10, 21, 23, number)).toISOString(),
  scheduledDate: null,
  estimatedAt: '2026-11-21T23:35:00.000Z',
  products: [
    {
      productId: productId(1),
      name: 'Doble Brasa',
      quantity: 1,
      unitPrice: minor(8_990),
      total: minor(8_990),
      discount: minor(0),
      instructions: '',
      modifiers: [],
    },
  ],
  subtotal: minor(8_990),
  discount: minor(0),
  discounts: [],
  points: minor(0),
  pointsUsed: 0,
  coupon: null,
  delivery: minor(1_990),
  serviceFee: minor(0),
  tip: minor(0),
  storeTip: minor(0),
  total: minor(10_980),
  cashAmount: null,
  address: {
    textAddress: 'Av. Italia 1439',
    city: store.commune,
    apartmentDetails: 'depto 502',
    dispatchNote: '',
    latitude: -33.45,
    longitude: -70.62,
  },
  deliveryOption: 'deliverDoor',
  napkin: false,
  coverly: false,
  checkoutAnswers: [],
  handOverCode: '4721',
  rider: null,
  decideBy: null,
  cancellableUntil: null,
  payment: null,
  timeline: [{ status: 'created', at: '2026-11-21T23:00:00.000Z' }],
  ...rest,
});

/** The payment of an online order without an attempt; payable until 20:15 in Santiago. */
export const makePayment = (rest: Partial<OrderPayment> = {}): OrderPayment => ({
  stage: 'unpaid',
  payableUntil: '2026-11-21T23:15:00.000Z',
  problem: null,
  cardLastDigits: null,
  authorisationCode: null,
  ...rest,
});

/** The same order with this status as its last step. */
export const withStatus = (
  order: Order,
  status: Order['status'],
  at = '2026-11-21T23:10:00.000Z',
): Order => ({
  ...order,
  status,
  timeline: [...order.timeline, { status, at }],
});
