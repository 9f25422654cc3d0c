import { zero } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { chargesAtOnce } from '@comanda/domain/payment/charges-at-once.ts';
import { merchantRefOf } from '@comanda/domain/payment/merchant-ref.ts';
import type { Deps } from '../deps.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import type { StoredAttempt } from './attempt.rows.ts';
import type { Provider } from '../payments/provider/provider.ts';
import { settled } from './call-provider-start.ts';
import type { PricedRequest } from './requested-payment.ts';

/** Returns a new attempt for the order's total, with a merchant reference of its own. */
export function newAttempt(
  { random }: Deps,
  provider: Provider,
  request: PricedRequest,
  order: LockedOrder,
): StoredAttempt {
  const id = random.id(request.now);
  const attempt: Attempt = {
    id,
    orderId: order.id,
    method: request.method,
    sum: { minor: order.total, currency: request.currency },
    state: 'created',
    merchantRef: merchantRefOf(Buffer.from(random.secret(), 'base64url').subarray(0, 16)),
    providerRef: null,
    superseded: false,
    captured: null,
    refunded: zero,
    abandoned: null,
    deadline: request.now + provider.attemptLifetimeMs,
    problem: null,
    ...(request.keepsLateMoney && { acceptsLateMoney: true }),
  };
  const requestKey = request.key.derived ? `attempt:${id}` : request.key.key;
  return {
    attempt,
    redirectUrl: request.redirectUrl,
    next: chargesAtOnce(request.method) ? settled : null,
    instrument: request.instrument,
    bodyHash: request.key.bodyHash,
    requestKey,
    tries: 0,
    cardLastDigits: null,
    authorisationCode: null,
  };
}
