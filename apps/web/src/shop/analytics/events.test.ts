import { makeLine } from '@comanda/domain/testing/make.ts';
import { afterEach, expect, test } from 'vitest';
import { recordAddToCart, recordCartChange, recordPageView } from './events.ts';
import { sendEventsTo, dropEvents, queueEvents } from './record-event.ts';
import type { ShopEvent } from './shop-event.ts';

afterEach(dropEvents);

const receivedEvents = (): ShopEvent[] => {
  const events: ShopEvent[] = [];
  queueEvents();
  sendEventsTo((event) => events.push(event));
  return events;
};

test('without anybody to tell, nothing is kept', () => {
  recordPageView('/before');
  expect(receivedEvents()).toEqual([]);
});

test('what happens while the sinks are fetched reaches them first, in its order', () => {
  const events: ShopEvent[] = [];
  queueEvents();
  recordPageView('/');
  recordAddToCart([makeLine(1)]);
  sendEventsTo((event) => events.push(event));
  recordPageView('/orders');
  expect(events.map(({ kind }) => kind)).toEqual(['pageView', 'addToCart', 'pageView']);
});

test('after a no, nobody hears anything more', () => {
  const events = receivedEvents();
  dropEvents();
  recordPageView('/');
  expect(events).toEqual([]);
});

test('a page open for long without its sinks keeps a hundred events and no more', () => {
  const events: ShopEvent[] = [];
  queueEvents();
  for (let visit = 0; visit < 250; visit++) recordPageView(`/${visit}`);
  sendEventsTo((event) => events.push(event));
  expect(events).toHaveLength(100);
});

test('a change of the cart tells the units that came and those that went', () => {
  const events = receivedEvents();
  recordCartChange([makeLine(1, 2), makeLine(2, 3)], [makeLine(1, 5), makeLine(2, 1), makeLine(3)]);
  expect(events).toEqual([
    { kind: 'removeFromCart', lines: [makeLine(2, 2)] },
    { kind: 'addToCart', lines: [makeLine(1, 3), makeLine(3)] },
  ]);
});

test('a cart that stays as it is tells nothing', () => {
  const events = receivedEvents();
  recordCartChange([makeLine(1, 2)], [makeLine(1, 2)]);
  expect(events).toEqual([]);
});
