import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { ReportedStatus } from '@comanda/domain/payment/payment-report.ts';
import type { OrderRow } from '../order/order.rows.ts';
import { awaitsOnlinePayment, shownMethod } from '../order/stored-payment.ts';
import { claimPagePoll, pagePollPauseMs } from './claim-page-poll.rows.ts';
import { boundedMap } from '../platform/bounded-map.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { PollDeps } from './poll-payment.ts';
import { reachProvider } from './reach-provider.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';

/**
 * Orders whose wallet this process asked for lately, with the instant (milliseconds); it spares the
 * database most claims.
 */
const asked = boundedMap<string, number>('wallets asked for by pages', 5_000);

const saysNothing: ReadonlySet<ReportedStatus> = new Set(['pending', 'noRecord', 'unknown']);

/**
 * A shopper who pays in a wallet's app looks at the order meanwhile. Reading it polls the wallet,
 * off the request, so that the page learns of the payment within seconds. An answer that changes
 * nothing is not stored: the scheduled polls count alone.
 * docs/rules/payments.md#poll-while-the-shopper-waits-for-a-wallet.
 */
export function pollForPage(
  deps: PollDeps,
  tenantId: TenantId,
  row: Pick<OrderRow, 'id' | 'status' | 'payment_status' | 'payable_until' | 'released_at'> &
    Parameters<typeof shownMethod>[0],
): void {
  const method = shownMethod(row);
  if (paymentMethods[method].flow !== 'qrOrLink' || !awaitsOnlinePayment(row)) return;
  const key = `${tenantId} ${row.id}`;
  const now = deps.clock();
  if (now - (asked.get(key) ?? Number.NEGATIVE_INFINITY) < pagePollPauseMs) return;
  asked.set(key, now);
  void pollOnce(deps, tenantId, { orderId: row.id, method, now }).catch((error: unknown) =>
    deps.log.warn(
      { err: error, tenantId, orderId: row.id },
      'a wallet could not be polled for a page',
    ),
  );
}

type PagePoll = { orderId: OrderId; method: PaymentMethodName; now: number };

async function pollOnce(
  deps: PollDeps,
  tenantId: TenantId,
  { orderId, method, now }: PagePoll,
): Promise<void> {
  const stored = await claimPagePoll(autocommit(deps.db, tenantId), orderId, method, now);
  if (stored === null) return;
  const { provider, context } = await reachProvider(deps, tenantId, stored.attempt);
  const report = await provider.poll(context, stored.attempt);
  if (!saysNothing.has(report.reported))
    await reconcileAttempt(deps, tenantId, { attempt: stored.attempt, report });
}
