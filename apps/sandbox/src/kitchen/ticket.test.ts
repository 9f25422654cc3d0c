import { expect, test } from 'vitest';
import { kitchenPage } from './kitchen-page.ts';
import { readKitchenNotice } from './read-kitchen-notice.ts';
import { applyOutcome, newTicket, nextStatus, applyNotice } from './ticket.ts';

const delivery = {
  tenantId: 'burger',
  orderId: 'a',
  number: 7,
  dispatchMethod: 'store_delivery',
  status: 'created',
  callbackUrl: 'http://127.0.0.1:1',
  products: [],
};
const ticket = (status: string) => newTicket({ ...delivery, status }, 0);

test('a delivery goes through the street, a pickup does not', () => {
  const path = (dispatchMethod: string) => {
    const seen = ['created'];
    for (
      let next = nextStatus({ status: 'created', dispatchMethod });
      next !== null;
      next = nextStatus({ status: next, dispatchMethod })
    )
      seen.push(next);
    return seen;
  };
  expect(path('store_delivery')).toEqual([
    'created',
    'preparing',
    'ready',
    'inTransit',
    'completed',
  ]);
  expect(path('in_store')).toEqual(['created', 'preparing', 'ready', 'completed']);
});

test('food that a courier brings is ready, and then the courier says where it is', () => {
  expect(nextStatus({ ...ticket('preparing'), broughtBy: 'courier' })).toBe('ready');
  expect(nextStatus({ ...ticket('ready'), broughtBy: 'courier' })).toBeNull();
});

test('a scheduled order waits until it is created', () => {
  expect(nextStatus(ticket('scheduled'))).toBeNull();
  expect(applyNotice(ticket('scheduled'), delivery, 5).status).toBe('created');
});

test('an order ended by another party is stored as ended with its reason, even if it was unknown before', () => {
  const end = readKitchenNotice(
    JSON.stringify({ ...delivery, status: 'cancelled', endReason: 'notAccepted' }),
  );
  expect(end).toMatchObject({ status: 'cancelled', endReason: 'notAccepted' });
  expect(
    applyNotice(ticket('created'), { ...delivery, status: 'cancelled', endReason: 'operator' }, 5),
  ).toMatchObject({
    status: 'cancelled',
    endReason: 'operator',
  });
  expect(
    nextStatus(newTicket({ ...delivery, status: 'cancelled', endReason: 'operator' }, 5)),
  ).toBeNull();
});

test('an old notification does not move an order back, an end does end it', () => {
  expect(applyNotice(ticket('ready'), delivery, 5).status).toBe('ready');
  expect(applyNotice(ticket('ready'), { ...delivery, status: 'cancelled' }, 5).status).toBe(
    'cancelled',
  );
  expect(applyNotice(ticket('cancelled'), delivery, 5).status).toBe('cancelled');
});

test('an order that was handed over can be refunded, and one that was cancelled stays so', () => {
  const refunded = { ...delivery, status: 'reversed', endReason: 'restaurant' };
  expect(applyNotice(ticket('completed'), refunded, 5)).toMatchObject({ status: 'reversed' });
  expect(applyNotice(ticket('completed'), { ...delivery, status: 'cancelled' }, 5).status).toBe(
    'completed',
  );
  expect(applyNotice(ticket('cancelled'), refunded, 5).status).toBe('cancelled');
});

test('a cancelled order says who cancelled it and is not to be cooked; a refunded one was eaten', () => {
  const pace = { stepMs: 1, paused: true };
  const board = (status: string) =>
    kitchenPage([{ ...ticket(status), endReason: 'restaurant' }], pace);
  expect(board('cancelled')).toContain('ANULADO: no preparar.');
  expect(board('cancelled')).toContain('lo canceló el mostrador del local');
  expect(board('reversed')).toContain('Devuelto');
  expect(board('reversed')).not.toContain('ANULADO');
});

test('an order can pass from a courier to the store, and never the other way round', () => {
  const taken = applyNotice(
    { ...ticket('ready'), broughtBy: 'courier' },
    { ...delivery, broughtBy: 'store' },
    5,
  );
  expect([taken.status, nextStatus(taken)]).toEqual(['ready', 'inTransit']);
  expect(applyNotice(taken, { ...delivery, broughtBy: 'courier' }, 6)).toBe(taken);
});

test('an order cancelled while its move was on the way stays cancelled', () => {
  expect(applyOutcome(ticket('cancelled'), { kind: 'moved', status: 'preparing' }, 5).status).toBe(
    'cancelled',
  );
});

test('the kitchen reads what to cook', () => {
  const body = {
    ...delivery,
    status: 'in_transit',
    products: [
      {
        name: 'Doble',
        quantity: 2,
        modifiers: [{ name: 'Tocino' }, { name: 'Queso', groupName: 'Extras', quantity: 2 }],
        instructions: 'sin cebolla',
      },
    ],
  };
  expect(readKitchenNotice(JSON.stringify(body))).toEqual({
    ...delivery,
    broughtBy: 'store',
    status: 'inTransit',
    products: [{ name: 'Doble', quantity: 2, detail: 'Tocino · Extras: 2× Queso · «sin cebolla»' }],
  });
});

test('the ticket shows each discount with its coupon or combo, its share of the line, and the points', () => {
  const body = {
    ...{ ...delivery, storeId: 1, subtotal: 8_990, total: 5_000 },
    products: [{ name: 'Doble', quantity: 1, total: 8_990, discount: 2_490 }],
    discounts: [
      { amount: 1_000, on: 'food', source: { kind: 'coupon', code: 'LENA20', name: '20 %' } },
      { amount: 1_490, on: 'food', source: { kind: 'offer', id: 1, name: 'Combo Brasa' } },
    ],
    ...{
      points: 1_500,
      pointsUsed: 300,
      payment: { method: 'cash', currency: 'CLP', toCollect: 5_000 },
    },
  };
  const notice = readKitchenNotice(JSON.stringify(body));
  const page = (changes: object = {}) =>
    kitchenPage(notice === null ? [] : [{ ...newTicket(notice, 0), ...changes }], {
      stepMs: 1_000,
      paused: false,
    });
  expect(page()).toContain('CLP 8.990, con CLP 2.490 de descuento');
  expect(page()).toContain(
    '20 % (cupón LENA20): −CLP 1.000 · Combo Brasa: −CLP 1.490 · 300 puntos: −CLP 1.500',
  );
  const free = { ...notice?.slip, money: { ...notice?.slip?.money, toCollect: 0, total: 0 } };
  expect(page({ slip: free })).toContain('nada: pagado con descuentos y puntos');
});

test('a body that is not an order is refused', () => {
  for (const body of [
    '',
    '[]',
    '{"tenantId":"burger"}',
    JSON.stringify({ ...delivery, callbackUrl: 'file:///etc' }),
  ])
    expect(readKitchenNotice(body)).toBeNull();
});
