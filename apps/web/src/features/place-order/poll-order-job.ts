import { headers } from '@comanda/contract/headers.ts';
import { getOrdersJob } from '@comanda/contract/orders.ts';
import { isLoggedOut, isOutcomeUnknown, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { Api } from '@comanda/client/api.ts';
import { forgetOrderKey } from './order-key.ts';

/**
 * `pending`: the outcome is not known yet. `tokenExpired`: the job token is no longer valid, so
 * this poll cannot learn the outcome.
 */
export type OrderJobOutcome =
  | { kind: 'placed'; order: Order }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'pending' }
  | { kind: 'tokenExpired' };

/**
 * Polls once for the outcome of an order request. The server has stored the order by then; a known
 * outcome removes its key. docs/rules/orders.md#outcome-poll.
 */
export async function pollOrderJob(
  api: Api,
  jobToken: string,
  signal?: AbortSignal,
): Promise<OrderJobOutcome> {
  const answer = await api.call(getOrdersJob, {
    headers: { [headers.jobAuthorization]: jobToken },
    ...(signal === undefined ? {} : { signal }),
  });
  if (answer.ok && answer.value === null) return { kind: 'pending' };
  if (!answer.ok && isLoggedOut(answer.error)) return { kind: 'tokenExpired' };
  if (!answer.ok && isOutcomeUnknown(answer.error)) return { kind: 'pending' };
  forgetOrderKey();
  if (!answer.ok) return { kind: 'refused', refusal: answer.error };
  return answer.value === null ? { kind: 'pending' } : { kind: 'placed', order: answer.value };
}
