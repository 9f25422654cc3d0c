import { orderClock } from '@comanda/domain/order/order-clock.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { makeOrder } from '@comanda/domain/testing/make-order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { expect, test } from 'vitest';
import { clockLine, clockNews, clockText } from './clock-text.ts';

const words = ordersTexts('es-CL');
/** 20:05 and 22:24 in Santiago; the order is expected at 20:35. */
const now = Date.parse('2026-11-21T23:05:00Z');
const muchLater = Date.parse('2026-11-22T01:24:00Z');
const said = '2026-11-21T23:35:00.000Z';
const pickup = { dispatchMethod: 'in_store', address: null } as const;

function read(changes: Partial<Order>, at = now) {
  const order = makeOrder(41, { promisedAt: said, ...changes });
  const facts = { order, now: at, words };
  const clock = orderClock(order, at);
  return {
    text: clockText(clock, facts),
    line: clockLine(clock, facts),
    news: clockNews(clock, facts),
  };
}

test.each<[string, Partial<Order>, string | null]>([
  ['nobody accepted it', { status: 'created' }, 'Por confirmar: llega cerca de las 20:35'],
  ['expected', { status: 'preparing' }, 'Llega cerca de las 20:35'],
  ['a pickup', { status: 'preparing', ...pickup }, 'Listo cerca de las 20:35'],
  [
    'another day',
    { status: 'preparing', estimatedAt: '2026-11-23T16:30:00Z', promisedAt: null },
    'Llega aproximadamente lun 23 nov 13:30',
  ],
  ['to confirm', { estimatedAt: null, promisedAt: null }, 'Hora de entrega por confirmar'],
  [
    'earlier',
    { status: 'inTransit', estimatedAt: '2026-11-21T23:20:00Z' },
    'Adelantado: ahora 20:20',
  ],
  [
    'later',
    { status: 'preparing', estimatedAt: '2026-11-21T23:50:00Z' },
    'Con atraso: ahora 20:50',
  ],
  ['ended', { status: 'completed' }, null],
])('each state of the clock has its words: %s', (_, changes, line) => {
  expect(read(changes).line).toBe(line);
});

test('a late order names the time that was not kept, the number to say on the phone, and no new time', () => {
  expect(read({ status: 'created' }, muchLater)).toEqual({
    text: {
      label: 'Tenía que llegar cerca de las 20:35',
      at: null,
      time: null,
      day: null,
      statement: 'Va con atraso',
      note: 'Aún no sabemos la nueva hora. Llama al local y di que tu pedido es el 41.',
    },
    line: 'Va con atraso',
    news: 'Va con atraso',
  });
});

test('a pickup that is ready names the store and never a time', () => {
  const { text } = read({ status: 'ready', ...pickup }, muchLater);
  expect(text).toMatchObject({
    label: 'Te espera en',
    time: null,
    note: makeOrder(41).storeAddress,
  });
  expect(JSON.stringify(text)).not.toContain('cerca de las');
});

test('a time that is as it was said is no news', () => {
  expect(read({ status: 'preparing' }).news).toBe('');
  expect(read({ status: 'preparing', estimatedAt: '2026-11-21T23:50:00Z' }).news).toBe(
    'Con atraso: ahora 20:50',
  );
});
