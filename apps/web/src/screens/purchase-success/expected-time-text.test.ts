import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { expect, test } from 'vitest';
import { makeOrder } from '@comanda/domain/testing/make-order.ts';
import { expectedTimeText, nextStepText } from './expected-time-text.ts';

const words = paymentsTexts('es-CL');
const now = Date.parse('2026-11-21T23:00:00Z');
const timeText = (changes: Parameters<typeof makeOrder>[1]) =>
  expectedTimeText(makeOrder(7, changes), now, words, ordersTexts('es-CL'));
const inTwoDays = '2026-11-23T16:30:00.000Z';

test('an order of today shows a clock time', () => {
  expect(timeText({ dispatchMethod: 'store_delivery' })).toBe('Llega cerca de las 20:35');
  expect(timeText({ dispatchMethod: 'in_store' })).toBe('Listo cerca de las 20:35');
});

test('an order that takes days shows its day too', () => {
  expect(timeText({ dispatchMethod: 'store_delivery', estimatedAt: inTwoDays })).toBe(
    'Llega el lun 23 nov, cerca de las 13:30',
  );
  expect(timeText({ dispatchMethod: 'in_store', estimatedAt: '2026-11-22T16:30:00.000Z' })).toBe(
    'Listo mañana, cerca de las 13:30',
  );
});

test('a made-to-order order shows no time, and an ended one its status', () => {
  expect(timeText({ estimatedAt: null })).toBe(
    'Algo se prepara por encargo: te confirmamos la hora en cuanto la cocina lo acepte.',
  );
  expect(timeText({ estimatedAt: null, status: 'completed' })).toBe('Entregado');
});

test('an order says that the restaurant has to accept it, until it did', () => {
  const standing = (changes: Parameters<typeof makeOrder>[1]) =>
    nextStepText(makeOrder(7, changes), words);
  expect(standing({ status: 'created' })).toBe(
    `Falta que el local lo confirme. ${words.successText}`,
  );
  expect(standing({ status: 'preparing' })).toBe(words.successText);
  const [accepted, nobody] = [{ status: 'preparing' }, { status: 'created' }] as const;
  expect(standing({ ...nobody, estimatedAt: null })).toContain('Falta que el local lo confirme.');
  expect([
    standing({ ...accepted, estimatedAt: inTwoDays }),
    standing({ ...accepted, estimatedAt: null }),
  ]).toEqual([words.successSlow, words.successSlow]);
  expect(standing({ estimatedAt: inTwoDays, scheduledDate: '2026-11-23 13:30' })).toBe(
    words.successLater,
  );
});

test('an order of shortly before midnight is not one that takes days', () => {
  const night = { createdAt: '2026-11-22T02:50:00.000Z', estimatedAt: '2026-11-22T03:10:00.000Z' };
  expect(nextStepText(makeOrder(7, { ...night, status: 'preparing' }), words)).toBe(
    words.successText,
  );
});

test('a future order shows its requested time', () => {
  expect(timeText({ scheduledDate: '2026-11-23 13:30', estimatedAt: inTwoDays })).toBe(
    'Programado para lun 23 nov, 13:30',
  );
});

test('a time that has passed is not repeated, and a pickup that is ready says where it waits', () => {
  const said = '2026-11-21T22:30:00.000Z';
  expect(timeText({ estimatedAt: said, promisedAt: said })).toBe('Va con atraso');
  expect(timeText({ promisedAt: said })).toBe('Con atraso: ahora 20:35');
  expect(timeText({ status: 'ready', dispatchMethod: 'in_store' })).toMatch(/^Te espera en /);
});

test('an order that has ended has no next step', () => {
  expect(nextStepText(makeOrder(7, { status: 'completed', estimatedAt: null }), words)).toBe('');
});
