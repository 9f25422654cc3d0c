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

test('without sinks events are dropped', () => {
  recordPageView('/before');
  expect(receivedEvents()).toEqual([]);
});

test('events queued while the sinks load are sent first, in order', () => {
  const events: ShopEvent[] = [];
  queueEvents();
  recordPageView('/');
  recordAddToCart([makeLine(1)]);
  sendEventsTo((event) => events.push(event));
  recordPageView('/orders');
  expect(events.map(({ kind }) => kind)).toEqual(['pageView', 'addToCart', 'pageView']);
});

test('after consent is refused no event is sent', () => {
  const events = receivedEvents();
  dropEvents();
  recordPageView('/');
  expect(events).toEqual([]);
});

test('at most a hundred events are queued', () => {
  const events: ShopEvent[] = [];
  queueEvents();
  for (let visit = 0; visit < 250; visit++) recordPageView(`/${visit}`);
  sendEventsTo((event) => events.push(event));
  expect(events).toHaveLength(100);
});

test('a cart change records the added and the removed units', () => {
  const events = receivedEvents();
  recordCartChange([makeLine(1, 2), makeLine(2, 3)], [makeLine(1, 5), makeLine(2, 1), makeLine(3)]);
  expect(events).toEqual([
    { kind: 'removeFromCart', lines: [makeLine(2, 2)] },
    { kind: 'addToCart', lines: [makeLine(1, 3), makeLine(3)] },
  ]);
});

test('an unchanged cart records nothing', () => {
  const events = receivedEvents();
  recordCartChange([makeLine(1, 2)], [makeLine(1, 2)]);
  expect(events).toEqual([]);
});
