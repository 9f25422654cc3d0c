import { isObject, readObject, textOrNull } from '../http/read-json.ts';
import { signCall } from './signature.ts';
import { type UpdateOutcome, readTicketStatus, type TicketStatus, type Ticket } from './ticket.ts';

export type UpdateStatus = (ticket: Ticket, status: TicketStatus) => Promise<UpdateOutcome>;

const timeoutMs = 5_000;

/** Preparation time of made-to-order products, from the kitchen's confirmation. */
const madeToOrderMs = 60 * 60_000;

/**
 * Returns Comanda's signed call: POST {callbackUrl}/v1/integrations/orders/{id}/status with `{
 * "status": … }`, plus `ready_at` when the kitchen confirms a made-to-order product. `now` in
 * milliseconds.
 */
export const updateStatusAtComanda =
  (key: string, now: () => number): UpdateStatus =>
  async (ticket, status) => {
    const setsReadyTime = status === 'preparing' && ticket.needsTime === true;
    const rawBody = JSON.stringify({
      status,
      ...(setsReadyTime ? { ready_at: new Date(now() + madeToOrderMs).toISOString() } : {}),
    });
    const timestamp = (now() / 1_000).toFixed(3);
    const address = new URL(addressOf(ticket));
    const target = `${address.pathname}${address.search}`;
    try {
      const answer = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'x-tenant': ticket.tenantId,
          'x-integration-timestamp': timestamp,
          'x-integration-signature': signCall(key, timestamp, {
            method: 'POST',
            host: address.hostname,
            target,
            rawBody,
          }),
        },
        body: rawBody,
      });
      return updateOutcome(answer.status, await answer.text(), status);
    } catch (error) {
      return { kind: 'later', reason: errorText(error) };
    }
  };

/** Returns the message of the cause, because `fetch failed` alone does not explain the error. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== ''
    ? error.cause.message
    : error.message;
}

const addressOf = ({ callbackUrl, orderId }: Ticket): string =>
  `${callbackUrl.replace(/\/+$/, '')}/v1/integrations/orders/${encodeURIComponent(orderId)}/status`;

/**
 * Reads the response of a status update. A refusal whose current status is the requested one counts
 * as success: an earlier update succeeded and its response was lost.
 */
function updateOutcome(httpStatus: number, text: string, status: TicketStatus): UpdateOutcome {
  const body = readObject(text);
  if (httpStatus >= 200 && httpStatus < 300)
    return { kind: 'moved', status: readTicketStatus(textOrNull(body?.['status']) ?? status) };
  const reason = `${httpStatus} ${textOrNull(body?.['message']) ?? ''}`.trim();
  if (httpStatus === 408 || httpStatus === 429 || httpStatus >= 500)
    return { kind: 'later', reason };
  const metadata = body?.['metadata'];
  const currentStatus = isObject(metadata)
    ? readTicketStatus(textOrNull(metadata['status']) ?? '')
    : null;
  return currentStatus === status ? { kind: 'moved', status } : { kind: 'stop', reason };
}
