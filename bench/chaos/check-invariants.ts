import type { ProviderTruth } from '../../apps/server/src/testing/sandbox-process.ts';
import {
  type AttemptFact,
  type ChaosFacts,
  type DiscountFact,
  netOf,
  type OrderFact,
} from './chaos-facts.ts';
import { checkCards } from './check-cards.ts';
import { countWhere } from './count-where.ts';
import type { Violations } from './violations.ts';
import type { ShopperOutcome } from './buyer.ts';
import type { Tally } from './tally.ts';

/** All the facts at the end. `withoutJob`: open payments without a job that would ever end them. */
export type Evidence = {
  shoppers: readonly ShopperOutcome[];
  facts: ChaosFacts;
  truths: readonly ProviderTruth[];
  withoutJob: number;
  tally: Tally;
};

/**
 * Checks the invariants once everything is quiet: compares the database with the responses that
 * shoppers received, the amounts that the provider took and the tickets that the kitchen received.
 * docs/rules/operations.md#invariants-under-killed-servers.
 */
export const checkInvariants = (evidence: Evidence): Violations => ({
  ...checkOrders(evidence),
  ...checkMoney(evidence),
  ...checkDiscounts(evidence),
  ...checkKitchen(evidence),
  ...checkStarts(evidence),
  ...checkProcesses(evidence),
  ...checkCards(evidence),
});

function checkOrders({ shoppers, facts }: Evidence): Violations {
  const known = new Map(facts.orders.map((order) => [order.id, order]));
  const placed = shoppers.filter(({ orderIds }) => orderIds.size > 0);
  const isOtherwise = ({ brand, total }: OrderFact, { request }: ShopperOutcome) =>
    brand !== request.brand.id || total !== request.total;
  const ordersOf = ({ orderIds }: ShopperOutcome) =>
    [...orderIds].flatMap((id) => known.get(id) ?? []);
  return {
    'acknowledged orders that are lost': countWhere(placed, ({ orderIds }) =>
      [...orderIds].some((id) => !known.has(id)),
    ),
    'orders placed twice for one key':
      countWhere(placed, ({ orderIds }) => orderIds.size > 1) +
      Math.max(0, known.size - shoppers.length),
    'orders with another brand or amount than the shopper requested': countWhere(placed, (one) =>
      ordersOf(one).some((o) => isOtherwise(o, one)),
    ),
    'units of the scarce product that are missing or sold twice': facts.stock.reduce(
      (sum, { initial, left, taken }) =>
        sum + Math.abs(initial - left - taken) + Math.max(0, -left),
      0,
    ),
    'orders and attempts that stay open':
      countWhere(facts.orders, ({ isOpen }) => isOpen) +
      countWhere(facts.attempts, ({ isOpen }) => isOpen),
  };
}

function checkMoney({ facts, truths, shoppers }: Evidence): Violations {
  const money = moneyByOrder(facts, truths);
  const of = (orderId: string) => money.get(orderId) ?? { net: 0, charges: 0, held: 0 };
  const ours = new Set(facts.attempts.map(({ merchantRef }) => merchantRef));
  const sum = (orders: readonly OrderFact[], each: (id: string) => number) =>
    orders.reduce((total, { id }) => total + each(id), 0);
  const partsById = new Map(
    facts.orders.map(({ id, parts, counterParts }) => [id, parts - counterParts]),
  );
  const partsOf = (orderId: string) => partsById.get(orderId) ?? 0;
  const ordersOf = (ids: ReadonlySet<string>) => facts.orders.filter(({ id }) => ids.has(id));
  return {
    'orders charged twice': countWhere(facts.orders, ({ id }) => of(id).charges > 1),
    'orders whose net charge is neither zero nor the total less its parts': countWhere(
      facts.orders,
      ({ id, total, keptParts }) => ![0, total - keptParts].includes(of(id).net),
    ),
    'orders charged and not paid': countWhere(
      facts.orders,
      ({ id, isPaid }) => !isPaid && of(id).net !== 0,
    ),
    'orders paid and not charged': countWhere(
      facts.orders,
      ({ id, isPaid, total, keptParts }) => isPaid && of(id).net !== total - keptParts,
    ),
    'parts of payments that neither an operator nor the counter gave back': shoppers.reduce(
      (difference, { orderIds, parts }) =>
        difference + Math.abs(parts - sum(ordersOf(orderIds), (id) => partsOf(id))),
      0,
    ),
    'provider money without an order': countWhere(
      truths,
      (truth) => netOf(truth) !== 0 && !ours.has(truth.merchantRef),
    ),
    'orders whose ledger entries differ from the provider’s': countWhere(
      facts.orders,
      ({ id }) => of(id).held !== of(id).net,
    ),
    'minor units between the ledger and the provider': Math.abs(
      sum(facts.orders, (id) => of(id).held) - sum(facts.orders, (id) => of(id).net),
    ),
    'ledger events that do not sum to zero': facts.unbalanced,
  };
}

function checkDiscounts({ facts: { discounts } }: Evidence): Violations {
  const sum = (of: (fact: DiscountFact) => number) =>
    discounts.reduce((total, fact) => total + of(fact), 0);
  return {
    'coupon uses other than their counter, their orders or above the limit': sum(
      ({ counter, uses, held, discounted, limit }) =>
        Math.abs(counter - uses) +
        Math.abs(uses - held) +
        Math.abs(held - discounted) +
        Math.max(0, uses - limit),
    ),
    'points accounts below zero or other than their entries': sum((fact) => fact.wrongAccounts),
    'orders whose points were not spent, returned or earned exactly once': sum(
      (fact) => fact.wrongOrders,
    ),
  };
}

/** An order that the counter began is no longer sent to the restaurant's system. */
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
    'paid orders that the kitchen did not receive': countWhere(
      facts.orders,
      ({ id, isPaid, isNew }) => isPaid && isNew && !sent.has(id),
    ),
    'unpaid orders that the kitchen received': countWhere(live, ({ orderId }) =>
      isUnpaid(orders.get(orderId)),
    ),
    'ended orders that still stand on the restaurant’s board': endedOnBoard(facts).length,
    'tickets of no order, another brand or another sum': countWhere(facts.tickets, isOtherwise),
  };
}

/**
 * Returns the open tickets of orders that ended. The restaurant's own system is not told of an
 * order that it ended itself. docs/rules/orders.md#who-is-notified-of-an-end.
 */
export function endedOnBoard({
  orders,
  tickets,
}: Pick<ChaosFacts, 'orders' | 'tickets'>): ChaosFacts['tickets'] {
  const ended = new Set(
    orders.flatMap(({ id, isOver, isEndedByOther }) => (isOver && isEndedByOther ? [id] : [])),
  );
  return tickets.filter(({ isOpen, orderId }) => isOpen && ended.has(orderId));
}

/**
 * An order that was paid and then cancelled may have a ticket: it was paid when the ticket was
 * sent.
 */
const isUnpaid = (order: OrderFact | undefined): boolean =>
  order !== undefined && !order.isPaid && !order.isOver;

function checkStarts({ shoppers, facts, withoutJob }: Evidence): Violations {
  return {
    'payment start keys with two attempts': shoppers.reduce(
      (sum, { keys }) => sum + countWhere([...keys.values()], (ids) => ids.size > 1),
      0,
    ),
    'concurrent payment starts that left two attempts open': startsLeftOpen(shoppers, facts).length,
    'open payments without a job': withoutJob,
  };
}

function checkProcesses({ shoppers, facts, tally }: Evidence): Violations {
  return {
    'runs in which no order was paid':
      shoppers.length > 0 && !facts.orders.some(({ isPaid }) => isPaid) ? 1 : 0,
    'shoppers without an answer': tally.of('shopper gave up'),
    'servers that ended unexpectedly': tally.of('server ended unexpectedly'),
    'servers that did not end after SIGTERM': tally.of('server did not end after SIGTERM'),
    'databases that did not restart': tally.of('the database did not restart'),
  };
}

/**
 * For each order, the amount that the provider took, how often it took it, and the amount that it
 * holds according to the ledger.
 */
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
 * Orders whose shopper approved the payment on the provider's page, that were not cancelled, are
 * not paid and were never charged: the return was lost and the shop did not commit the payment. An
 * amount that was taken and refunded, such as a wrong sum, does not count.
 */
export function approvedButUnpaid({
  shoppers,
  facts,
  truths,
}: Pick<Evidence, 'shoppers' | 'facts' | 'truths'>): readonly ShopperOutcome[] {
  const done = new Set(facts.orders.filter(({ isPaid }) => isPaid).map(({ id }) => id));
  const captured = new Set(
    truths.filter((truth) => truth.captured > 0).map(({ merchantRef }) => merchantRef),
  );
  for (const { orderId, merchantRef } of facts.attempts)
    if (captured.has(merchantRef)) done.add(orderId);
  return shoppers.filter(
    ({ hasApproved, hasCancelled, orderIds }) =>
      hasApproved && !hasCancelled && [...orderIds].every((id) => !done.has(id)),
  );
}

/**
 * The attempts of concurrent starts of which more than one was not superseded. A payment that was
 * reported with a wrong sum goes back and blocks no other.
 */
export function startsLeftOpen(
  shoppers: readonly ShopperOutcome[],
  { attempts }: Pick<ChaosFacts, 'attempts'>,
): readonly (readonly AttemptFact[])[] {
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const isLeft = (attempt: AttemptFact | undefined): attempt is AttemptFact =>
    attempt !== undefined && !attempt.superseded && !attempt.eventLog.includes('sum mismatch');
  return shoppers
    .flatMap(({ tabs }) => tabs.map((ids) => ids.map((id) => byId.get(id)).filter(isLeft)))
    .filter((left) => left.length > 1);
}

/**
 * Counts the unpaid approvals whose order could use the payment: no later attempt superseded one of
 * theirs, and the provider reported no wrong sum. If the clocks agree to half a minute, the shop
 * commits each of these payments (decision 0011).
 */
export function countForgottenApprovals(
  unpaidApprovals: readonly ShopperOutcome[],
  { attempts }: Pick<ChaosFacts, 'attempts'>,
): number {
  const isUnusable = ({ superseded, eventLog }: AttemptFact) =>
    superseded || eventLog.includes('sum mismatch');
  const unusable = new Set(attempts.filter(isUnusable).map(({ orderId }) => orderId));
  return countWhere(unpaidApprovals, ({ orderIds }) =>
    [...orderIds].every((id) => !unusable.has(id)),
  );
}

export const total = (violations: Violations): number =>
  Object.values(violations).reduce((sum, each) => sum + (each > 0 ? 1 : 0), 0);
