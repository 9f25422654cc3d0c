import { expect, test } from 'vitest';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { checkCounter, type CounterEvidence } from './check-counter.ts';
import type { ActionFact, CounterOrderFact } from './counter-facts.ts';
import type { Tap } from './tap.ts';

const noon = Date.parse('2026-03-02T15:00:00Z');
const inMinutes = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

const tapOf = (kind: Tap['kind'], changes: Partial<Tap> = {}): Tap => ({
  ...{ brand: 'burger', staffId: 'rosa', kind, subject: 'order', asked: {}, key: kind },
  ...{ done: 1, refusals: [], sentAt: noon - 500, answeredAt: noon + 500 },
  ...changes,
});
const entryOf = (kind: Tap['kind'], changes: Partial<ActionFact> = {}): ActionFact => ({
  ...{ brand: 'burger', staffId: 'rosa', key: kind, kind, subject: 'order', readyAt: null },
  ...changes,
});
const orderOf = (...statuses: [...OrderStatus[], OrderStatus]): CounterOrderFact => ({
  ...{ id: 'order', brand: 'burger', statuses, isReleased: true, readyAt: inMinutes(15) },
  status: statuses.at(-1) ?? 'created',
});

const accepted = tapOf('order.accept', { asked: { minutes: 15 } });
const made = tapOf('order.ready');
const cooked = orderOf('created', 'preparing', 'ready');
const board = { brand: 'burger', cards: 1, differing: [] };

/** One order that the counter accepted for in fifteen minutes, and made ready. */
const evidence = ({
  taps = [accepted, made],
  actions = [entryOf('order.accept'), entryOf('order.ready')],
  order = cooked,
  boards = [board],
  seen = ['order'],
}: {
  taps?: Tap[];
  actions?: ActionFact[];
  order?: CounterOrderFact;
  boards?: CounterEvidence['side']['boards'];
  seen?: string[];
} = {}): CounterEvidence => ({
  side: { taps, boards, seen: new Set(seen) },
  facts: { actions, orders: [order] },
  skewMs: 1_000,
});

const violated = (changed: CounterEvidence): string[] =>
  Object.entries(checkCounter(changed)).flatMap(([what, count]) => (count > 0 ? [what] : []));

test('an order that the counter accepted and made ready violates nothing', () => {
  expect(violated(evidence())).toEqual([]);
});

test('a tap without an answer may have been done or not, but only once', () => {
  const lost = tapOf('order.start', { done: 0 });
  const entry = entryOf('order.start');
  const taps = [accepted, made, lost];
  const actions = [entryOf('order.accept'), entryOf('order.ready')];
  expect(violated(evidence({ taps }))).toEqual([]);
  expect(violated(evidence({ taps, actions: [...actions, entry] }))).toEqual([]);
  expect(violated(evidence({ taps, actions: [...actions, entry, entry] }))).toEqual([
    'counter actions that the audit list has twice',
  ]);
});

const rejected = tapOf('order.reject');
const faults: readonly [string, CounterEvidence][] = [
  [
    'counter actions answered as done that the audit list lacks',
    evidence({ taps: [accepted, made, tapOf('order.start')] }),
  ],
  [
    'counter actions in the audit list that nobody sent',
    evidence({
      actions: [entryOf('order.accept'), entryOf('order.ready'), entryOf('order.start')],
    }),
  ],
  [
    'counter actions that were refused and are in the audit list',
    evidence({
      taps: [accepted, tapOf('order.ready', { done: 0, refusals: ['ORDER_NOT_REPROCESSABLE'] })],
    }),
  ],
  [
    'orders whose history differs from the audit list',
    evidence({ order: orderOf('created', 'preparing') }),
  ],
  [
    'orders moved against the table of moves',
    evidence({ order: orderOf('created', 'ready', 'preparing') }),
  ],
  [
    'orders that the counter accepted and rejected',
    evidence({
      taps: [accepted, rejected],
      actions: [entryOf('order.accept'), entryOf('order.reject')],
      order: orderOf('created', 'preparing', 'cancelled'),
    }),
  ],
  [
    'accepted orders with another time than the counter named',
    evidence({ order: { ...cooked, readyAt: inMinutes(25) } }),
  ],
  [
    'cards of followed boards that differ from a fresh reading',
    evidence({ boards: [board, { ...board, differing: ['order'] }] }),
  ],
  ['released orders that no tablet showed', evidence({ seen: [] })],
];

test.each(faults)('one fault is found: %s', (what, changed) => {
  expect(violated(changed)).toEqual([what]);
});

test('each check has a fault that it finds', () => {
  const twice = 'counter actions that the audit list has twice';
  expect([...faults.map(([what]) => what), twice].toSorted()).toEqual(
    Object.keys(checkCounter(evidence())).toSorted(),
  );
});
