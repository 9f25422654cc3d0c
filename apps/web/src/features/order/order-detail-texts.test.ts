import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { expect, test } from 'vitest';
import { makeOrder, makePayment, withStatus } from '@comanda/domain/testing/make-order.ts';
import {
  deliveryInstructionsText,
  extrasText,
  paymentDetailText,
  orderTimeText,
} from './order-detail-texts.ts';

const words = ordersTexts('es-CL');
/** 20:05 in Santiago. */
const now = Date.parse('2026-11-21T23:05:00Z');
const later = makeOrder(41, {
  scheduledDate: '2026-11-23 14:00',
  estimatedAt: '2026-11-23T17:00:00.000Z',
});

test('a future order shows its day and time, also afterwards; one of another year shows the year', () => {
  expect(orderTimeText(later, now, words)).toBe('Programado para lun 23 nov, 14:00');
  expect(orderTimeText(withStatus(later, 'completed'), now, words)).toBe(
    'Programado para lun 23 nov, 14:00',
  );
  expect(orderTimeText(later, Date.parse('2027-02-01T12:00:00Z'), words)).toBe(
    'Programado para 23 nov 2026, 14:00',
  );
});

test('an order for now shows its expected time, and none once it has ended', () => {
  expect(orderTimeText(makeOrder(41, { status: 'preparing' }), now, words)).toBe(
    'Llega cerca de las 20:35',
  );
  expect(orderTimeText(makeOrder(41, { estimatedAt: '2026-11-23T16:30:00Z' }), now, words)).toBe(
    'Llega aproximadamente lun 23 nov 13:30',
  );
  expect(orderTimeText(makeOrder(41, { estimatedAt: null }), now, words)).toBe(
    'Hora de entrega por confirmar',
  );
  expect(orderTimeText(withStatus(makeOrder(41), 'completed'), now, words)).toBeNull();
});

test('the payment text shows the state, the card and the bank’s authorisation code', () => {
  const payments = paymentsTexts('es-CL');
  const payment = makePayment({ stage: 'paid', cardLastDigits: '6623', authorisationCode: '1213' });
  expect(paymentDetailText({ payment, paymentStatus: 'completed' }, words, payments)).toBe(
    'Pagado · Tarjeta terminada en 6623 · Código de autorización 1213',
  );
  expect(paymentDetailText(makeOrder(41), words, payments)).toBe('');
});

test('requested extras are listed, others are left out', () => {
  expect(extrasText({ napkin: true, coverly: true }, words)).toBe(
    'Con servilletas · Con cubiertos',
  );
  expect(extrasText({ napkin: false, coverly: false }, words)).toBe('');
  const { address } = makeOrder(41);
  const door = {
    deliveryOption: 'leaveInDoor',
    address: address && { ...address, dispatchNote: 'Torre B' },
  } as const;
  expect(deliveryInstructionsText(door, checkoutTexts('es-CL'))).toMatch(/ · Torre B$/);
  expect(
    deliveryInstructionsText({ deliveryOption: null, address: null }, checkoutTexts('es-CL')),
  ).toBe('');
});
