import { dayMs, hourMs, minuteMs } from '@comanda/domain/duration.ts';
import type { HeldMoneyKind } from '@comanda/domain/payment/held-money.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { type HeldMoneyEntry, listHeldMoney } from '../list-held-money.ts';
import { formatTable, printLine } from '../../operator/terminal.ts';
import { amountText } from './attempt-table.ts';
import type { OperatorTenant, PaymentOperatorContext } from './payment-operator-context.ts';

const columns = ['age', 'tenant', 'order', 'method', 'amount', 'kind', 'our reference', 'next'];

/**
 * Prints the money that providers have, or may have, and that pays no order, the oldest of each
 * brand first.
 */
export async function printHeldMoney({ deps, tenants }: PaymentOperatorContext): Promise<boolean> {
  const rows: string[][] = [];
  const now = deps.clock();
  for (const tenant of tenants)
    for (const entry of await listHeldMoney(autocommit(deps.db, tenant.id), now))
      rows.push(heldMoneyRow(tenant, entry, now));
  if (rows.length === 0) printLine('No provider holds money that pays no order.');
  else for (const line of formatTable([columns, ...rows])) printLine(line);
  return true;
}

function heldMoneyRow(
  { id, decimals }: OperatorTenant,
  { kind, amount, since, polledUntil, attempt, orderNumber }: HeldMoneyEntry,
  now: number,
): string[] {
  return [
    ageText(now - since),
    id,
    `#${orderNumber}`,
    attempt.method,
    amountText({ minor: amount, currency: attempt.sum.currency }, decimals),
    kind,
    attempt.merchantRef,
    nextText(kind, polledUntil),
  ];
}

/** Two units at most: `3 d 4 h`, `5 h 10 min`. */
function ageText(ms: number): string {
  const [days, hours] = [Math.floor(ms / dayMs), Math.floor((ms % dayMs) / hourMs)];
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  return days > 0 ? `${days} d ${hours} h` : `${hours} h ${minutes} min`;
}

/** The next step of the server, or the step of the operator. */
function nextText(kind: HeldMoneyKind, polledUntil: number | null): string {
  switch (kind) {
    case 'undecided':
      return `polled until ${polledUntil === null ? 'decided' : isoOf(polledUntil).slice(0, 10)}`;
    case 'undecidedForLong':
      return 'ask the provider, then: npm run payments -- close';
    case 'refunding':
    case 'surplus':
      return 'refunded by itself';
    case 'refundRefused':
      return 'pay by other means, then: npm run payments -- close-refund';
    case 'refundUnanswered':
      return 'look at the provider: it may have refunded; never refund twice';
    case 'shownAfterRefund':
      return 'look at the provider: it shows money that it had refunded';
    default:
      return unreachable(kind);
  }
}
