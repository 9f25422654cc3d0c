import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { amountOutOfLimits } from '@comanda/domain/payment/amount-out-of-limits.ts';
import { offeredBy } from '@comanda/domain/payment/methods.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { type OrderForProvider, readOrderForProvider } from '../order/move-order.rows.ts';
import { incrementCounter } from '../platform/observe/process-metrics.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { TenantContext } from '../platform/http/call.ts';
import type { Provider } from '../payments/provider/provider.ts';
import { insertLockedAttempt, type InsertedAttempt } from './insert-locked-attempt.ts';
import { findRepeatedCharge } from './repeated-attempt.ts';
import type { RequestedPayment } from './requested-payment.ts';

/**
 * The facts of an order that its provider needs. `payableUntil`: the end of its payment window,
 * milliseconds.
 */
type OrderToPay = Pick<OrderForProvider, 'number' | 'customer'> & { payableUntil: number };
export type BegunAttempt = InsertedAttempt & { order: OrderToPay };

/**
 * Stores a new attempt for the order's total and the job of its first poll in one commit; earlier
 * attempts are superseded. Locks the order's row, so that each concurrent request sees the attempt
 * before it. Refused: NOT_FOUND, ORDER_ALREADY_PAID, COUPON_PAYMENT_METHOD,
 * INVALID_PAYMENT_CHANNEL, INVALID_ORDER_STATUS_FOR_PAYMENT (also if the provider needs more time
 * than the order has left), PAYMENT_CONFIRMATION_FAILED (a charge of the order has no known result
 * yet).
 */
export async function beginAttempt(
  deps: Deps,
  tenant: TenantContext,
  provider: Provider,
  request: RequestedPayment,
): Promise<Result<BegunAttempt, Refusal>> {
  const tx = autocommit(deps.db, tenant.id);
  const unlocked = await readOrderForProvider(tx, request.orderId);
  if (unlocked?.buyer_id !== request.buyerId) return refuse(refusalOf('NOT_FOUND'));
  const repeated = await findRepeatedCharge(tx, request);
  if (repeated)
    return repeated.ok ? accept({ ...repeated.value, order: orderToPay(unlocked) }) : repeated;
  if (unlocked.payment_status === 'completed') return refuse(refusalOf('ORDER_ALREADY_PAID'));
  const { couponMethods: methods } = unlocked;
  if (methods.length > 0 && !methods.includes(request.method))
    return refuse(refusalOf('COUPON_PAYMENT_METHOD', { methods }));
  const published = await deps.menus.storeFacts(tenant.id, unlocked.store_id);
  const store = unlocked.payable_until === null ? null : (published?.store ?? null);
  const refused = refusedMethod(store, request.method, unlocked.total);
  if (refused) return refuse(refused);
  const operations = (await deps.menus.tenant(tenant.id))?.operations;
  const begun = await withTenant(deps.db, tenant.id, (tx) =>
    insertLockedAttempt(tx, deps, provider, {
      ...request,
      currency: tenant.country.currency,
      keepsLateMoney: operations?.latePayments === 'keep',
    }),
  );
  if (!begun.ok) return begun;
  if (begun.value.isNew) {
    incrementCounter('comanda_payment_starts_total', { method: request.method });
    deps.events.emit({ tenantId: tenant.id, kind: 'order', id: request.orderId });
  }
  return accept({ ...begun.value, order: orderToPay(unlocked) });
}

/**
 * Refusal of a method that the store does not take, or not for this amount: then with the limit.
 */
function refusedMethod(
  store: Store | null,
  method: PaymentMethodName,
  amount: Minor,
): Refusal | null {
  if (!store?.paymentMethods.includes(method))
    return refusalOf('INVALID_PAYMENT_CHANNEL', { method });
  return amountOutOfLimits(offeredBy(store, method), amount);
}

const orderToPay = ({ number, customer, payable_until }: OrderForProvider): OrderToPay => ({
  number,
  customer,
  payableUntil: instantOf(payable_until ?? ''),
});
