import { writeMetadata } from '@comanda/contract/error-body.ts';
import {
  catalogue,
  type ErrorLabel,
  type Refusal,
  refusalOf,
} from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { isBadValue, isPersonGone, isTimeout, isUnavailable } from '../db/database-errors.ts';
import { ServerEndingError, TimeoutError } from './with-timeout.ts';

export type ErrorAnswer = { status: number; headers: Record<string, string>; body: string };

/**
 * Seconds for `Retry-After` if the refusal has none: connections to the database recover within 5
 * s, and another server takes over while this one drains. A 429 always has its own.
 * docs/rules/limits.md#retry-after.
 */
const defaultRetrySeconds: Partial<Record<ErrorLabel, number>> = {
  SERVICE_ERROR: 5,
  SHUTDOWN_ACTIVE: 10,
  TOO_MANY_REQUESTS: 60,
};

/**
 * Returns `Retry-After` of a refusal: its own `seconds`, or the default of its label. null if
 * unknown or if a retry does not help.
 */
function retryAfterOf({ label, metadata }: Refusal): string | null {
  const seconds = metadata['seconds'] ?? defaultRetrySeconds[label];
  return catalogue[label].retryable && typeof seconds === 'number' ? String(seconds) : null;
}

/**
 * Converts a refusal to the response format of all refusals
 * (docs/rules/limits.md#shape-of-a-refusal). `status` overrides the catalogue's HTTP status.
 */
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

/** Converts an error to a refusal, without the error's own text. */
export function refusalOfError(error: unknown): Refusal {
  if (error instanceof ServerEndingError) return refusalOf('SHUTDOWN_ACTIVE');
  if (isUnavailable(error)) return refusalOf('SERVICE_ERROR');
  if (isTimeout(error) || error instanceof TimeoutError) return refusalOf('TIMEOUT');
  if (isBadValue(error)) return refusalOf('INVALID_PARAMETER');
  if (isPersonGone(error)) return refusalOf('INVALID_TOKEN');
  return refusalOf('DEFAULT');
}
