import { expect, test } from 'vitest';
import { endAuthors, noticesOfEnd, type OrderBeforeEnd } from './order-end-notices.ts';
import { orderStatuses } from './order-status.ts';

const shown = (facts: Partial<OrderBeforeEnd> = {}): OrderBeforeEnd => ({
  status: 'created',
  isReleased: true,
  ...facts,
});

test('whoever ends an order notifies everybody but themselves', () => {
  const notified = Object.fromEntries(
    endAuthors.map((author) => {
      const { reason, ...listeners } = noticesOfEnd(author, shown());
      const names = Object.entries(listeners).flatMap(([name, isOn]) => (isOn ? [name] : []));
      return [author, [reason, ...names].join(' ')];
    }),
  );
  expect(notified).toEqual({
    shopper: ' system board carrier',
    paymentWindow: ' system board carrier',
    system: 'restaurant board carrier shopper',
    counter: 'restaurant system carrier shopper',
    counterCancel: 'restaurant system carrier shopper',
    operator: 'operator system board carrier shopper',
    acceptDeadline: 'notAccepted system board carrier shopper',
    deliveryDeadline: 'notDelivered system board carrier shopper',
    provider: 'refunded system board carrier shopper',
  });
});

test('a restaurant that was not shown the order is not notified of its end', () => {
  for (const author of endAuthors)
    expect(noticesOfEnd(author, shown({ isReleased: false })), author).toMatchObject({
      system: false,
      board: false,
    });
});

test('the kitchen sees an order that the counter ends in its preparation', () => {
  expect(noticesOfEnd('counter', shown({ status: 'preparing' }))).toMatchObject({ board: true });
});

test('the card of an accepted order that the counter itself cancels leaves the board at once', () => {
  for (const status of ['preparing', 'ready', 'inTransit'] as const)
    expect(noticesOfEnd('counterCancel', shown({ status })), status).toMatchObject({
      board: false,
      carrier: true,
      shopper: true,
    });
});

test('the shopper of an order that was handed over is notified by its refund, and its restaurant’s system by the end', () => {
  for (const author of ['counter', 'operator', 'provider'] as const)
    expect(noticesOfEnd(author, shown({ status: 'completed' })), author).toMatchObject({
      system: true,
      board: false,
      shopper: false,
    });
});

test('an order that had ended unfulfilled is news to nobody', () => {
  for (const status of orderStatuses.filter((each) =>
    ['cancelled', 'failed', 'reversed'].includes(each),
  ))
    for (const author of endAuthors)
      expect(Object.values(noticesOfEnd(author, shown({ status }))).filter(Boolean)).toEqual([]);
});
