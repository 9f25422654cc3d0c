import { isObject, readObject, textOf } from '../http/read-json.ts';
import { sign } from './signature.ts';
import { type MoveOutcome, readStatus, type Status, type Ticket } from './ticket.ts';

export type Move = (ticket: Ticket, status: Status) => Promise<MoveOutcome>;

const patienceMs = 5_000;

/** What is made to order is ready an hour after this kitchen takes it on. */
const toOrderMs = 60 * 60_000;

/**
 * Comanda's signed call: POST {callbackUrl}/v1/integrations/orders/{id}/status with `{ "status": … }`, and with `ready_at` where the kitchen
 * takes on what has no time. `now` in milliseconds.
 */
export const moveAtComanda =
  (key: string, now: () => number): Move =>
  async (ticket, status) => {
    const givesTime = status === 'preparing' && ticket.needsTime === true;
    const rawBody = JSON.stringify({ status, ...(givesTime ? { ready_at: new Date(now() + toOrderMs).toISOString() } : {}) });
    const timestamp = (now() / 1_000).toFixed(3);
    const address = new URL(addressOf(ticket));
    const target = `${address.pathname}${address.search}`;
    try {
      const answer = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          'content-type': 'application/json',
          'x-tenant': ticket.tenantId,
          'x-integration-timestamp': timestamp,
          'x-integration-signature': sign(key, timestamp, { method: 'POST', target, rawBody }),
        },
        body: rawBody,
      });
      return outcomeOf(answer.status, await answer.text(), status);
    } catch (error) {
      return { kind: 'later', reason: wordsOf(error) };
    }
  };

/** `fetch failed` says little: what lies under it does. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}

const addressOf = ({ callbackUrl, orderId }: Ticket): string =>
  `${callbackUrl.replace(/\/+$/, '')}/v1/integrations/orders/${encodeURIComponent(orderId)}/status`;

/** A refusal that names the wanted status means that an earlier, lost answer had moved it. */
export function outcomeOf(httpStatus: number, text: string, wanted: Status): MoveOutcome {
  const body = readObject(text);
  if (httpStatus >= 200 && httpStatus < 300) return { kind: 'moved', status: readStatus(textOf(body?.['status']) ?? wanted) };
  const reason = `${httpStatus} ${textOf(body?.['message']) ?? ''}`.trim();
  if (httpStatus === 408 || httpStatus === 429 || httpStatus >= 500) return { kind: 'later', reason };
  const metadata = body?.['metadata'];
  const standsAt = isObject(metadata) ? readStatus(textOf(metadata['status']) ?? '') : null;
  return standsAt === wanted ? { kind: 'moved', status: wanted } : { kind: 'stop', reason };
}
