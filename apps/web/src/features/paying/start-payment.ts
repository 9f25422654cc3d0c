import { payWithWebpay } from '@comanda/contract/payments.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { isOutcomeOpen, type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { AppContext } from '../../platform/app-context.tsx';
import { keptKey } from '../../platform/kept-key.ts';
import { paths } from '../../platform/paths.ts';

/** The call that begins each method whose provider the shopper is sent to. Another such method is another row. Spec §7. */
const starts = { webpay: payWithWebpay } as const satisfies Partial<Record<PaymentMethodName, typeof payWithWebpay>>;
export type RedirectMethod = keyof typeof starts;
export const isRedirectMethod = (method: PaymentMethodName): method is RedirectMethod => Object.hasOwn(starts, method);

export type Next = AnswerOf<typeof payWithWebpay>['next'];
type Needs = Pick<AppContext, 'api' | 'buyers' | 'clock'> & { makeKey: () => string };

const paymentKey = keptKey('payment-key');

/**
 * Begins one attempt to pay. A lost answer is asked for once more under the same key, and so is a press after a reload: the server answers
 * the attempt that it made. A provider that is down is not asked again by itself.
 */
export async function startPayment(needs: Needs, orderId: OrderId, method: RedirectMethod): Promise<Result<Next, Refusal>> {
  const key = paymentKey.keyFor(`${orderId} ${method}`, needs.clock.now(), needs.makeKey);
  const first = await send(needs, orderId, method, key);
  const answer = !first.ok && first.error.label === 'NETWORK_ERROR' ? await send(needs, orderId, method, key) : first;
  if (answer.ok || !isOutcomeOpen(answer.error)) paymentKey.forget();
  if (!answer.ok) return answer;
  return answer.value === null ? refuse(refusalOf('DEFAULT', { malformed: true })) : accept(answer.value.next);
}

const send = ({ api, buyers }: Needs, id: OrderId, method: RedirectMethod, idempotencyKey: string) =>
  buyers.ask(id, (as) =>
    api.call(starts[method], {
      params: { id },
      body: { redirectUrl: new URL(paths.processing, location.origin).href },
      idempotencyKey,
      abortRetries: true,
      as,
    }),
  );
