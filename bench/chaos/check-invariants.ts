import type { ProviderTruth } from '../../apps/server/src/testing/sandbox-process.ts';
import { type AttemptFact, type ChaosFacts, netOf, type OrderFact } from './chaos-facts.ts';
import type { ShopperOutcome } from './buyer.ts';
import type { Tally } from './tally.ts';

export type Violations = Readonly<Record<string, number>>;

/** All the facts at the end. `withoutJob`: open payments without a job that would ever end them. */
export type Evidence = {
  told: readonly ShopperOutcome[];
  facts: ChaosFacts;
  truths: readonly ProviderTruth[];
  withoutJob: number;
  tally: Tally;
};

const count = <Item>(items: readonly Item[], isWrong: (item: Item) => boolean): number =>
  items.filter(isWrong).length;

/**
 * Checks the invariants once everything is quiet: compares the database with the responses that shoppers received, the amounts that the
 * provider took and the tickets that the kitchen received. docs/rules/operations.md#invariants-under-killed-servers.
 */
export const checkInvariants = (evidence: Evidence): Violations => ({
  ...checkOrders(evidence),
  ...checkMoney(evidence),
  ...checkKitchen(evidence),
  ...checkStarts(evidence),
  ...checkProcesses(evidence),
});

function checkOrders({ told, facts }: Evidence): Violations {
  const known = new Map(facts.orders.map((order) => [order.id, order]));
  const placed = told.filter(({ orderIds }) => orderIds.size > 0);
  const isOtherwise = ({ brand, total }: OrderFact, { request }: ShopperOutcome) =>
    brand !== request.brand.id || total !== request.total;
  const ordersOf = ({ orderIds }: ShopperOutcome) =>
    [...orderIds].flatMap((id) => known.get(id) ?? []);
  return {
    'acknowledged orders that are lost': count(placed, ({ orderIds }) =>
      [...orderIds].some((id) => !known.has(id)),
    ),
    'orders made twice for one key':
      count(placed, ({ orderIds }) => orderIds.size > 1) + Math.max(0, known.size - told.length),
    'orders of another brand or sum than their shopper agreed to': count(placed, (one) =>
      ordersOf(one).some((o) => isOtherwise(o, one)),
    ),
    'units of the scarce dish that are missing or sold twice': facts.stock.reduce(
      (sum, { initial, left, taken }) =>
        sum + Math.abs(initial - left - taken) + Math.max(0, -left),
      0,
    ),
    'orders and attempts without an end':
      count(facts.orders, ({ isOpen }) => isOpen) + count(facts.attempts, ({ isOpen }) => isOpen),
  };
}

function checkMoney({ facts, truths }: Evidence): Violations {
  const money = moneyByOrder(facts, truths);
  const of = (orderId: string) => money.get(orderId) ?? { net: 0, charges: 0, held: 0 };
  const ours = new Set(facts.attempts.map(({ merchantRef }) => merchantRef));
  const sum = (orders: readonly OrderFact[], each: (id: string) => number) =>
    orders.reduce((total, { id }) => total + each(id), 0);
  return {
    'orders charged twice': count(facts.orders, ({ id }) => of(id).charges > 1),
    'orders whose net charge is neither nothing nor the total': count(
      facts.orders,
      ({ id, total }) => ![0, total].includes(of(id).net),
    ),
    'charged and not paid': count(facts.orders, ({ id, isPaid }) => !isPaid && of(id).net !== 0),
    'paid and not charged': count(
      facts.orders,
      ({ id, isPaid, total }) => isPaid && of(id).net !== total,
    ),
    'money that no order knows of': count(
      truths,
      (truth) => netOf(truth) !== 0 && !ours.has(truth.merchantRef),
    ),
    'orders whose books differ from the provider’s': count(
      facts.orders,
      ({ id }) => of(id).held !== of(id).net,
    ),
    'pesos between the books and the provider': Math.abs(
      sum(facts.orders, (id) => of(id).held) - sum(facts.orders, (id) => of(id).net),
    ),
    'events of the books that do not balance': facts.unbalanced,
  };
}

function checkKitchen({ facts }: Evidence): Violations {
  const orders = new Map(facts.orders.map((order) => [order.id, order]));
  const sent = new Set(facts.tickets.map(({ orderId }) => orderId));
  const live = facts.tickets.filter(({ isOver }) => !isOver);
  const isOtherwise = (ticket: ChaosFacts['tickets'][number]): boolean => {
    const order = orders.get(ticket.orderId);
    return (
      !order ||
      order.brand !== ticket.brand ||
      order.total !== ticket.total ||
      ticket.toCollect !== 0
    );
  };
  return {
    'paid orders that the kitchen was not sent': count(
      facts.orders,
      ({ id, isPaid, isOver }) => isPaid && !isOver && !sent.has(id),
    ),
    'unpaid orders that the kitchen was sent': count(live, ({ orderId }) =>
      isUnpaid(orders.get(orderId)),
    ),
    'tickets of no order, another brand or another sum': count(facts.tickets, isOtherwise),
  };
}

/** An order that was paid and then cancelled may have a ticket: it was paid when the ticket was sent. */
const isUnpaid = (order: OrderFact | undefined): boolean =>
  order !== undefined && !order.isPaid && !order.isOver;

function checkStarts({ told, facts, withoutJob }: Evidence): Violations {
  const gaveWay = new Map(facts.attempts.map((attempt) => [attempt.id, attempt.gaveWay]));
  const isLeftOpen = (tab: readonly string[]) => count(tab, (id) => gaveWay.get(id) === false) > 1;
  return {
    'keys of a payment start that began two attempts': told.reduce(
      (sum, { keys }) => sum + count([...keys.values()], (ids) => ids.size > 1),
      0,
    ),
    'starts at once that left two attempts open': told.reduce(
      (sum, { tabs }) => sum + count(tabs, isLeftOpen),
      0,
    ),
    'open payments that no job would have ended': withoutJob,
  };
}

function checkProcesses({ told, facts, tally }: Evidence): Violations {
  return {
    'runs in which nobody paid':
      told.length > 0 && !facts.orders.some(({ isPaid }) => isPaid) ? 1 : 0,
    'shoppers who were never answered': tally.of('shopper gave up'),
    'servers that ended by themselves': tally.of('server ended by itself'),
    'servers that did not end when asked': tally.of('server did not end when asked'),
    'databases that did not start again': tally.of('the database did not start again'),
  };
}

/** For each order, the amount that the provider took, how often it took it, and the amount that it holds according to the ledger. */
function moneyByOrder(
  { attempts }: ChaosFacts,
  truths: readonly ProviderTruth[],
): Map<string, { net: number; charges: number; held: number }> {
  const byRef = new Map(truths.map((truth) => [truth.merchantRef, truth]));
  const money = new Map<string, { net: number; charges: number; held: number }>();
  for (const { orderId, merchantRef, held } of attempts) {
    const truth = byRef.get(merchantRef);
    const net = truth ? netOf(truth) : 0;
    const before = money.get(orderId) ?? { net: 0, charges: 0, held: 0 };
    money.set(orderId, {
      net: before.net + net,
      charges: before.charges + (net > 0 ? 1 : 0),
      held: before.held + held,
    });
  }
  return money;
}

/**
 * Orders whose shopper approved the payment on the provider's page, that were not cancelled, are not paid and were never charged: the
 * return was lost and the shop did not commit the payment. An amount that was taken and refunded, such as a wrong sum, does not count.
 */
export function approvedButUnpaid({
  told,
  facts,
  truths,
}: Pick<Evidence, 'told' | 'facts' | 'truths'>): readonly ShopperOutcome[] {
  const done = new Set(facts.orders.filter(({ isPaid }) => isPaid).map(({ id }) => id));
  const captured = new Set(
    truths.filter((truth) => truth.captured > 0).map(({ merchantRef }) => merchantRef),
  );
  for (const { orderId, merchantRef } of facts.attempts)
    if (captured.has(merchantRef)) done.add(orderId);
  return told.filter(
    ({ hasApproved, hasCancelled, orderIds }) =>
      hasApproved && !hasCancelled && [...orderIds].every((id) => !done.has(id)),
  );
}

/**
 * Counts the unpaid approvals whose order could use the payment: no later attempt superseded one of theirs, and the provider reported no
 * wrong sum. If the clocks agree to half a minute, the shop commits each of these payments (decision 0026).
 */
export function countForgottenApprovals(
  unpaidApprovals: readonly ShopperOutcome[],
  { attempts }: Pick<ChaosFacts, 'attempts'>,
): number {
  const isUnusable = ({ gaveWay, story }: AttemptFact) => gaveWay || story.includes('sum mismatch');
  const unusable = new Set(attempts.filter(isUnusable).map(({ orderId }) => orderId));
  return count(unpaidApprovals, ({ orderIds }) => [...orderIds].every((id) => !unusable.has(id)));
}

/** The event logs of all attempts of these shoppers, for debugging. */
export const eventLogsOf = (
  shoppers: readonly ShopperOutcome[],
  { attempts }: Pick<ChaosFacts, 'attempts'>,
): readonly string[] =>
  shoppers.flatMap(({ orderIds }) =>
    attempts
      .filter(({ orderId }) => orderIds.has(orderId))
      .map(
        ({ orderId, merchantRef, gaveWay, story }) =>
          `in vain: order ${orderId}, ${merchantRef}${gaveWay ? ', gave way' : ''}\n${story}`,
      ),
  );

/** The event logs of attempts for which ledger and provider disagree. */
export function strayEventLogs(
  { attempts }: ChaosFacts,
  truths: readonly ProviderTruth[],
): readonly string[] {
  const byRef = new Map(truths.map((truth) => [truth.merchantRef, truth]));
  return attempts.flatMap(({ merchantRef, held, story }) => {
    const truth = byRef.get(merchantRef);
    return held === (truth ? netOf(truth) : 0)
      ? []
      : [
          `${merchantRef}: the books hold ${held}, the provider says ${JSON.stringify(truth)}\n${story}`,
        ];
  });
}

/** The event logs of attempts without a final state, for debugging. */
export const openEventLogs = ({ attempts }: Pick<ChaosFacts, 'attempts'>): readonly string[] =>
  attempts
    .filter(({ isOpen }) => isOpen)
    .map(({ orderId, merchantRef, story }) => `open: order ${orderId}, ${merchantRef}\n${story}`);

export const total = (violations: Violations): number =>
  Object.values(violations).reduce((sum, each) => sum + (each > 0 ? 1 : 0), 0);
