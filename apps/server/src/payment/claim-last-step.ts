import type { TenantId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { mayCommit } from '@comanda/domain/payment/money-that-pays-an-order.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import { findAttempt } from './find-attempts.rows.ts';
import { saveLastStep } from './save-last-step.rows.ts';
import type { LastStepClaim } from '../payments/provider/provider-base.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { paymentOrderView } from './payment-of-attempts.ts';

/**
 * Stores, before the call, that the last step of a payment is sent, and says whether it is the
 * first. The order's lock decides between it and a newer payment: either the newer one is refused,
 * or this step is not sent. docs/rules/payments.md#unknown-charge.
 */
export const claimLastStep = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: TenantId,
  { id, orderId }: Attempt,
): Promise<LastStepClaim> =>
  withTenant(db, tenantId, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const stored = order && (await findAttempt(tx, id));
    if (!stored || !mayCommit(stored.attempt, paymentOrderView(order))) return 'refused';
    await saveLastStep(tx, id, isoOf(clock()));
    return stored.attempt.isLastStepSent ? 'again' : 'first';
  });
