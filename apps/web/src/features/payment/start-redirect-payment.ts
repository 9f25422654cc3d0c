import { paymentKeyName } from '../../platform/storage-names.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { payWithWebpay } from '@comanda/contract/payments.ts';
import type { RedirectForm } from '@comanda/domain/payment/payment-next.ts';
import { isOutcomeUnknown, type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { storedIdempotencyKey } from '@comanda/client/stored-idempotency-key.ts';
import { paths } from '../../platform/paths.ts';

/**
 * The endpoint that starts a payment with each redirect method. Another redirect method is another row.
 * docs/rules/payments.md#repeated-start-in-the-browser.
 */
const startEndpoints = { webpay: payWithWebpay } as const satisfies Partial<
  Record<PaymentMethodName, typeof payWithWebpay>
>;
export type RedirectMethod = keyof typeof startEndpoints;
export const isRedirectMethod = (method: PaymentMethodName): method is RedirectMethod =>
  Object.hasOwn(startEndpoints, method);

type Deps = Pick<AppContext, 'api' | 'orderBuyers' | 'clock'> & { makeKey: () => string };

const paymentKey = storedIdempotencyKey(paymentKeyName, browserStorageLifetimes.draft);

/**
 * Starts one payment attempt. A lost response is requested once more under the same key, and so is a press after a reload: the server
 * returns the attempt that it made. If the provider is down there is no automatic retry.
 */
export async function startRedirectPayment(
  deps: Deps,
  orderId: OrderId,
  method: RedirectMethod,
): Promise<Result<RedirectForm, Refusal>> {
  const key = paymentKey.keyFor(`${orderId} ${method}`, deps.clock.now(), deps.makeKey);
  const first = await callStart(deps, orderId, method, key);
  const answer =
    !first.ok && first.error.label === 'NETWORK_ERROR'
      ? await callStart(deps, orderId, method, key)
      : first;
  if (answer.ok || !isOutcomeUnknown(answer.error)) paymentKey.forget();
  if (!answer.ok) return answer;
  return answer.value?.next.kind !== 'redirectForm'
    ? refuse(refusalOf('DEFAULT', { malformed: true }))
    : accept(answer.value.next);
}

const callStart = (
  { api, orderBuyers }: Deps,
  id: OrderId,
  method: RedirectMethod,
  idempotencyKey: string,
) =>
  orderBuyers.callAsBuyer(id, (as) =>
    api.call(startEndpoints[method], {
      params: { id },
      body: { redirectUrl: new URL(paths.processing, location.origin).href },
      idempotencyKey,
      abortRetries: true,
      as,
    }),
  );
