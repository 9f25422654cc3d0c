import { writeMetadata } from '@comanda/contract/error-body.ts';
import {
  catalogue,
  type ErrorLabel,
  type Refusal,
  refusalOf,
} from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { isBadValue, isTimeout, isUnavailable } from '../db/database-errors.ts';
import { TimeoutError } from './with-timeout.ts';

export type ErrorAnswer = { status: number; headers: Record<string, string>; body: string };

/**
 * Seconds until it is worth asking again, where the refusal itself does not say: the database is there again within 5 s of its return, and
 * another server takes over while this one drains. A 429 always says when to come back. docs/rules/limits.md#retry-after.
 */
const defaultRetrySeconds: Partial<Record<ErrorLabel, number>> = {
  SERVICE_ERROR: 5,
  SHUTDOWN_ACTIVE: 10,
  TOO_MANY_REQUESTS: 60,
};

/** `Retry-After` of a refusal: its own `seconds`, or the usual ones; null where nobody knows, or where waiting does not help. */
function retryAfterOf({ label, metadata }: Refusal): string | null {
  const seconds = metadata['seconds'] ?? defaultRetrySeconds[label];
  return catalogue[label].retryable && typeof seconds === 'number' ? String(seconds) : null;
}

/** The one shape of a refusal on the wire (docs/rules/limits.md#shape-of-a-refusal). `status` replaces the catalogue's where HTTP has a better word. */
export function answerRefusal(
  refusal: Refusal,
  decimals: Decimals,
  status: number = catalogue[refusal.label].status,
): ErrorAnswer {
  const { code } = catalogue[refusal.label];
  const retryAfter = retryAfterOf(refusal);
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      ...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
    },
    body: JSON.stringify({
      code,
      message: refusal.label,
      metadata: writeMetadata(refusal.metadata, decimals),
    }),
  };
}

/** What broke while answering, as a refusal: never the error's own text. */
export function refusalOfError(error: unknown): Refusal {
  if (isUnavailable(error)) return refusalOf('SERVICE_ERROR');
  if (isTimeout(error) || error instanceof TimeoutError) return refusalOf('TIMEOUT');
  if (isBadValue(error)) return refusalOf('INVALID_PARAMETER');
  return refusalOf('DEFAULT');
}
