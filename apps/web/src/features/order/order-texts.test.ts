import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { describe, expect, test } from 'vitest';
import type { EndDetail } from '@comanda/domain/order/end-detail.ts';
import { makeOrder, makePayment, withStatus } from '@comanda/domain/testing/make-order.ts';
import { cashChangeDue } from './cash-change-due.ts';
import { orderTimeText } from './order-detail-texts.ts';
import {
  orderAddressText,
  clockTime,
  endedText,
  freeOrderText,
  paymentText,
  placedAtText,
  statusNext,
  statusTitle,
  activeOrderText,
  stepTime,
  stepTitle,
} from './order-texts.ts';

const words = ordersTexts('es-CL');
const payments = paymentsTexts('es-CL');
const delivery = makeOrder(41);
const coupon = { kind: 'coupon', code: 'LENA20', name: '20 % en hamburguesas' } as const;
const pickup = makeOrder(42, { dispatchMethod: 'in_store', address: null, handOverCode: null });
/** 20:05 in Santiago. */
const now = Date.parse('2026-11-21T23:05:00Z');

describe('a status in everyday words', () => {
  test('a delivery is on its way, a pickup waits at the counter', () => {
    expect(statusTitle(withStatus(delivery, 'ready'), words)).toBe('Listo y empacado');
    expect(statusTitle(withStatus(pickup, 'ready'), words)).toBe('Listo para retirar');
    expect(statusNext(withStatus(pickup, 'ready'), words)).toBe('Te espera en el mostrador.');
    expect(stepTitle('completed', pickup, words)).toBe('Retirado');
    expect(stepTitle('completed', delivery, words)).toBe('Entregado');
  });

  test('an order that nobody accepted waits for the restaurant', () => {
    expect(statusTitle(withStatus(delivery, 'created'), words)).toBe('Esperando al local');
    expect(statusNext(withStatus(delivery, 'created'), words)).toBe(
      'Sigue: te avisamos cuando el local lo confirme.',
    );
    expect(statusTitle(withStatus(delivery, 'preparing'), words)).toBe('Confirmado, en la cocina');
  });

  test('an undone cash order owes nothing; one paid online is refunded', () => {
    const cancelled = withStatus(delivery, 'cancelled');
    expect(endedText(cancelled, words)).toBe('No se cobró nada y no tienes que pagar.');
    const at = (stage: 'paid' | 'returning' | 'returned') =>
      endedText({ ...cancelled, payment: makePayment({ stage }) }, words);
    expect(at('paid')).toContain('Te devolvemos lo que pagaste.');
    expect(at('returning')).toContain('Te devolvemos lo que pagaste.');
    expect(at('returned')).toContain('Te devolvimos el monto completo.');
    expect(endedText(withStatus(delivery, 'completed'), words)).toBe('¡Buen provecho!');
  });

  test('a cancelled order says why, by the reason that staff chose, before it speaks of money', () => {
    const ended = (detail: EndDetail | null, dispatchMethod = delivery.dispatchMethod) =>
      endedText(
        {
          ...withStatus(delivery, 'cancelled'),
          dispatchMethod,
          end: { reason: 'restaurant', detail },
        },
        words,
      );
    expect(ended('soldOut')).toBe(
      'Se agotó algo de tu pedido y el local no pudo prepararlo. No se cobró nada y no tienes que pagar.',
    );
    expect(ended(null)).toContain('El local no pudo preparar tu pedido y lo canceló.');
    expect(ended('noShow')).toContain('No había nadie para recibir tu pedido');
    expect(ended('noShow', 'in_store')).toContain('Nadie vino a retirar tu pedido');
  });

  test('the money of an order that nobody fetched goes back only if the store sends it back', () => {
    const noShow = (stage: 'paid' | 'returning') =>
      endedText(
        {
          ...withStatus(delivery, 'cancelled'),
          payment: makePayment({ stage }),
          end: { reason: 'restaurant', detail: 'noShow' },
        },
        words,
      );
    expect(noShow('paid')).toContain('El local no devuelve el pago');
    expect(noShow('returning')).toContain('Te devolvemos lo que pagaste.');
  });
});

describe('times are in the store’s zone', () => {
  test('an instant shows the store’s local time, whatever the browser’s zone', () => {
    expect(clockTime('2026-11-21T23:35:00.000Z', 'America/Santiago')).toBe('20:35');
    expect(clockTime('2026-11-21T23:35:00.000Z', 'America/Guatemala')).toBe('17:35');
  });

  test('a timeline step of another day shows its day', () => {
    expect(stepTime('2026-11-21T23:00:00Z', now, 'America/Santiago')).toBe('20:00');
    expect(stepTime('2026-11-20T23:00:00Z', now, 'America/Santiago')).toBe('vie 20 nov, 20:00');
  });

  test('the history shows the day, and the year if it is not this one', () => {
    expect(placedAtText(delivery, now, words)).toBe('sáb 21 nov, 20:41');
    expect(placedAtText({ ...delivery, createdAt: '2025-12-31T15:00:00Z' }, now, words)).toBe(
      '31 dic 2025, 12:00',
    );
  });
});

describe('money', () => {
  test('an order is due on delivery, paid, or not charged', () => {
    expect(paymentText(delivery, words, payments)).toBe('Pedido 41 · pagas con efectivo');
    expect(
      paymentText(
        { ...delivery, paymentMethod: 'webpay', paymentStatus: 'completed' },
        words,
        payments,
      ),
    ).toBe('Pedido 41 · pagado con Webpay');
    expect(paymentText(withStatus(delivery, 'cancelled'), words, payments)).toBe('Pedido 41');
  });

  test('an order that costs nothing names its coupon and points instead of a payment method', () => {
    const free: Order = {
      ...delivery,
      discount: minor(4_000),
      discounts: [{ amount: minor(4_000), on: 'food', source: coupon, shares: [] }],
      points: minor(delivery.subtotal - 4_000),
      pointsUsed: 998,
      delivery: minor(0),
      total: minor(0),
    };
    expect(paymentText(free, words, payments)).toBe('Pedido 41 · pagado con cupón y puntos');
    expect(freeOrderText(delivery, words)).toBeNull();
  });

  test('change is the banknote minus the charge; none for exact cash, another method or an ended order', () => {
    const cash = { ...delivery, cashAmount: minor(20_000) };
    expect(cashChangeDue(cash)).toEqual({ note: 20_000, change: 9_020 });
    expect(cashChangeDue({ ...cash, cashAmount: cash.total })).toBeNull();
    expect(cashChangeDue({ ...cash, paymentMethod: 'card' })).toBeNull();
    expect(cashChangeDue(withStatus(cash, 'completed'))).toBeNull();
  });
});

test('an address without a unit has no empty part', () => {
  expect(orderAddressText(delivery)).toBe('Av. Italia 1439, depto 502, Ñuñoa');
  const address = {
    textAddress: 'Av. Italia 1439',
    city: 'Ñuñoa',
    apartmentDetails: '',
    dispatchNote: '',
    latitude: 0,
    longitude: 0,
  };
  expect(orderAddressText({ ...delivery, address })).toBe('Av. Italia 1439, Ñuñoa');
  expect(
    orderAddressText({
      ...delivery,
      address: { ...address, textAddress: 'Av. Italia 1439, Ñuñoa', apartmentDetails: 'depto 5' },
    }),
  ).toBe('Av. Italia 1439, depto 5, Ñuñoa');
  expect(orderAddressText(pickup)).toBe('Av. Irarrázaval 2014, Ñuñoa');
});

describe('an online order', () => {
  const unpaidOrder = { ...delivery, paymentMethod: 'webpay', payment: makePayment() } as const;
  const unpaidFailure = withStatus(
    { ...unpaidOrder, payment: makePayment({ payableUntil: null }) },
    'failed',
  );

  test('waits for its payment and shows no expected time', () => {
    expect(statusTitle(unpaidOrder, words)).toBe('Falta pagar');
    expect(statusTitle({ ...unpaidOrder, payment: makePayment({ stage: 'started' }) }, words)).toBe(
      'Confirmando tu pago',
    );
    expect(orderTimeText(unpaidOrder, now, words)).toBeNull();
    expect(stepTitle('created', unpaidOrder, words)).toBe('Pedido recibido');
  });

  test('that was never paid says so, and that nothing was charged', () => {
    expect(statusTitle(unpaidFailure, words)).toBe('No se pagó');
    expect(endedText(unpaidFailure, words)).toBe(
      'Se acabó el tiempo para pagarlo. No se cobró nada.',
    );
    expect(
      endedText(
        { ...unpaidFailure, payment: makePayment({ stage: 'returning', payableUntil: null }) },
        words,
      ),
    ).toContain('te lo devolvemos');
  });

  test('that is paid shows its usual status', () => {
    const paid = {
      ...unpaidOrder,
      payment: makePayment({ stage: 'paid', payableUntil: null }),
    } as const;
    expect(statusTitle(paid, words)).toBe('Esperando al local');
    expect(statusTitle(withStatus(paid, 'inTransit'), words)).toBe('Va en camino');
    expect(orderTimeText(paid, now, words)).toBe('Por confirmar: llega cerca de las 20:35');
  });
});

test('a scheduled order shows its time in the store’s zone until its preparation starts', () => {
  const tomorrow = { estimatedAt: '2026-11-22T17:00:00.000Z', scheduledDate: '2026-11-22 14:00' };
  expect(activeOrderText(makeOrder(41, { ...tomorrow, status: 'scheduled' }), now, words)).toBe(
    'Tu pedido 41 está programado para mañana, 14:00',
  );
  expect(activeOrderText(makeOrder(41, { ...tomorrow, status: 'created' }), now, words)).toBe(
    'Tu pedido 41 está en marcha',
  );
  expect(activeOrderText(makeOrder(41), now, words)).toBe('Tu pedido 41 está en marcha');
});
