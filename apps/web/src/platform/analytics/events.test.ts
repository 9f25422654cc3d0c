import { makeLine } from '@comanda/domain/testing/make.ts';
import { afterEach, expect, test } from 'vitest';
import { addToCart, cartChanged, pageView } from './events.ts';
import { deliverTo, dropEvents, keepEvents } from './record.ts';
import type { ShopEvent } from './shop-event.ts';

afterEach(dropEvents);

const heard = (): ShopEvent[] => {
  const events: ShopEvent[] = [];
  keepEvents();
  deliverTo((event) => events.push(event));
  return events;
};

test('without anybody to tell, nothing is kept', () => {
  pageView('/before');
  expect(heard()).toEqual([]);
});

test('what happens while the sinks are fetched reaches them first, in its order', () => {
  const events: ShopEvent[] = [];
  keepEvents();
  pageView('/');
  addToCart([makeLine(1)]);
  deliverTo((event) => events.push(event));
  pageView('/orders');
  expect(events.map(({ kind }) => kind)).toEqual(['pageView', 'addToCart', 'pageView']);
});

test('after a no, nobody hears anything more', () => {
  const events = heard();
  dropEvents();
  pageView('/');
  expect(events).toEqual([]);
});

test('a page open for long without its sinks keeps a hundred events and no more', () => {
  const events: ShopEvent[] = [];
  keepEvents();
  for (let visit = 0; visit < 250; visit++) pageView(`/${visit}`);
  deliverTo((event) => events.push(event));
  expect(events).toHaveLength(100);
});

test('a change of the cart tells the units that came and those that went', () => {
  const events = heard();
  cartChanged([makeLine(1, 2), makeLine(2, 3)], [makeLine(1, 5), makeLine(2, 1), makeLine(3)]);
  expect(events).toEqual([
    { kind: 'removeFromCart', lines: [makeLine(2, 2)] },
    { kind: 'addToCart', lines: [makeLine(1, 3), makeLine(3)] },
  ]);
});

test('a cart that stays as it is tells nothing', () => {
  const events = heard();
  cartChanged([makeLine(1, 2)], [makeLine(1, 2)]);
  expect(events).toEqual([]);
});
