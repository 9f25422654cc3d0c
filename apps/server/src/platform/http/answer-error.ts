import { writeMetadata } from '@comanda/contract/error-body.ts';
import { catalogue, type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { isBadValue, isTimeout, isUnavailable } from '../db/database-errors.ts';
import { TookTooLong } from './within.ts';

export type ErrorAnswer = { status: number; headers: Record<string, string>; body: string };

const retryAfterSeconds = '2';

/** The one shape of a refusal on the wire (decisions §3). `status` replaces the catalogue's where HTTP has a better word. */
export function answerRefusal(refusal: Refusal, decimals: Decimals, status: number = catalogue[refusal.label].status): ErrorAnswer {
  const { code } = catalogue[refusal.label];
  const mayRetry = status === 429 || status === 503;
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      ...(mayRetry ? { 'retry-after': retryAfterSeconds } : {}),
    },
    body: JSON.stringify({ code, message: refusal.label, metadata: writeMetadata(refusal.metadata, decimals) }),
  };
}

/** What broke while answering, as a refusal: never the error's own text. */
export function refusalOfError(error: unknown): Refusal {
  if (isUnavailable(error)) return refusalOf('SERVICE_ERROR');
  if (isTimeout(error) || error instanceof TookTooLong) return refusalOf('TIMEOUT');
  if (isBadValue(error)) return refusalOf('INVALID_PARAMETER');
  return refusalOf('DEFAULT');
}
