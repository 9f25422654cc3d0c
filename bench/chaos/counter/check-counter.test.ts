import { expect, test } from 'vitest';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { checkCounter } from './check-counter.ts';
import type { CounterEvidence } from './counter-evidence.ts';
import type { ActionFact, CounterOrderFact } from './counter-facts.ts';
import type { CancellationFact } from './read-cancellations.ts';
import type { Tap } from './tap.ts';

const noon = Date.parse('2026-03-02T15:00:00Z');
const inMinutes = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

const tapOf = (kind: Tap['kind'], changes: Partial<Tap> = {}): Tap => ({
  ...{ brand: 'burger', staffId: 'rosa', kind, subject: 'order', asked: {}, key: kind },
  ...{ done: 1, refusals: [], sentAt: noon - 500, answeredAt: noon + 500 },
  ...changes,
});
const entryOf = (kind: Tap['kind'], changes: Partial<ActionFact> = {}): ActionFact => ({
  ...{ brand: 'burger', staffId: 'rosa', key: kind, kind, subject: 'order', refund: null },
  ...changes,
});
const orderOf = (...statuses: [...OrderStatus[], OrderStatus]): CounterOrderFact => ({
  ...{ id: 'order', brand: 'burger', statuses, isReleased: true, readyAt: inMinutes(15) },
  ...{ total: 6_000, parts: 0, refunds: [], isCash: true, endReason: null, openAccounts: 0 },
  status: statuses.at(-1) ?? 'created',
});

const accepted = tapOf('order.accept', { asked: { minutes: 15 } });
const made = tapOf('order.ready');
const cooked = orderOf('created', 'preparing', 'ready');
const open = { brand: 'burger', isPaused: false, soldOut: false };
const board = {
  brand: 'burger',
  fresh: [{ id: 'order' as OrderId, status: 'ready' as const }],
  differing: [],
  example: null,
};

/** One order that the counter accepted for in fifteen minutes, and made ready. */
const evidence = ({
  taps = [accepted, made],
  actions = [entryOf('order.accept'), entryOf('order.ready')],
  order = cooked,
  boards = [{ ...board, fresh: [{ id: 'order' as OrderId, status: order.status }] }],
  seen = ['order'],
  stores = [open],
  cancellations = [],
}: {
  taps?: Tap[];
  actions?: ActionFact[];
  order?: CounterOrderFact;
  boards?: CounterEvidence['side']['boards'];
  seen?: string[];
  stores?: CounterEvidence['side']['stores'];
  cancellations?: CounterEvidence['side']['cancellations'];
} = {}): CounterEvidence => ({
  side: { taps, boards, stores, cancellations, seen: new Set(seen) },
  facts: { actions, orders: [order] },
  skewMs: 1_000,
});

const violated = (changed: CounterEvidence): string[] =>
  Object.entries(checkCounter(changed)).flatMap(([what, count]) => (count > 0 ? [what] : []));

test('an order that the counter accepted and made ready violates nothing', () => {
  expect(violated(evidence())).toEqual([]);
});

test('a part that was given back once, a cancelled order, and a store as its counter left it violate nothing', () => {
  const soldOut = tapOf('store.soldOut', { subject: 'product:4' });
  const actions = [...listed, entryOf('store.soldOut', { subject: 'product:4' })];
  const stores = [{ ...open, soldOut: true }];
  expect(violated(refunded({}))).toEqual([]);
  expect(violated(cancelled({}))).toEqual([]);
  expect(violated(evidence({ taps: [accepted, made, soldOut], actions, stores }))).toEqual([]);
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
const cancellation: CancellationFact = {
  brand: 'burger',
  orderId: 'order',
  token: 'camila',
  answer: 'done',
  shown: 'cancelled',
};
const part = { part: 'amount', amount: 200 } as const;
const less = { part: 'amount', amount: 100 } as const;
const whole = { part: 'whole', amount: 6_000 } as const;
const listed = [entryOf('order.accept'), entryOf('order.ready')];

/** An order that its shopper cancelled before the counter accepted it. */
const cancelled = (changes: Parameters<typeof evidence>[0]): CounterEvidence =>
  evidence({
    ...{ taps: [], actions: [], boards: [{ ...board, fresh: [] }] },
    order: orderOf('created', 'cancelled'),
    cancellations: [cancellation],
    ...changes,
  });

/** The same order, of which the counter gave a part back. */
const refunded = (changes: Parameters<typeof evidence>[0]): CounterEvidence =>
  evidence({
    taps: [accepted, made, tapOf('order.refund', { asked: { refund: part } })],
    actions: [...listed, entryOf('order.refund', { refund: part })],
    order: { ...cooked, parts: 200, refunds: [part] },
    ...changes,
  });

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
  [
    'orders whose refunds differ from the audit list',
    refunded({ order: { ...cooked, parts: 400, refunds: [part, part] } }),
  ],
  [
    'refunds other than the counter confirmed',
    refunded({ taps: [accepted, made, tapOf('order.refund', { asked: { refund: less } })] }),
  ],
  [
    'orders refunded beyond what was paid',
    refunded({ order: { ...cooked, parts: 6_100, refunds: [part] } }),
  ],
  [
    'wholly refunded orders that did not end',
    refunded({
      taps: [accepted, made, tapOf('order.refund', { asked: { refund: whole } })],
      actions: [...listed, entryOf('order.refund', { refund: whole })],
      order: { ...cooked, refunds: [whole] },
    }),
  ],
  [
    'orders that were cancelled for their shopper and went on',
    evidence({ cancellations: [{ ...cancellation, answer: 'done', shown: 'ready' }] }),
  ],
  [
    'orders that were too late to cancel and that their shopper ended',
    cancelled({ cancellations: [{ ...cancellation, answer: 'tooLate' }] }),
  ],
  [
    'cancelled orders that their shopper sees in another state',
    cancelled({ cancellations: [{ ...cancellation, shown: 'created' }] }),
  ],
  [
    'cards of a board other than the state of their order',
    cancelled({ boards: [{ ...board, fresh: [{ id: 'order' as OrderId, status: 'created' }] }] }),
  ],
  [
    'ended cash orders with money in their ledger',
    cancelled({ order: { ...orderOf('created', 'cancelled'), openAccounts: 2 } }),
  ],
  [
    'readings of a store other than its counter left it',
    evidence({ stores: [open, { ...open, isPaused: true }] }),
  ],
  [
    'readings of a store that no server answered',
    evidence({ stores: [open, { ...open, soldOut: null }] }),
  ],
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
