import type { AnswerOf, Endpoint } from '@comanda/contract/define-endpoint.ts';
import { errorBody, readMetadata } from '@comanda/contract/error-body.ts';
import { wireReader } from '@comanda/contract/wire.ts';
import {
  catalogue,
  labelOfCode,
  type Refusal,
  refusalOf,
} from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import * as v from 'valibot';
import { retryAfterSeconds } from './retry-after.ts';

const malformed = refusalOf('DEFAULT', { malformed: true });

/**
 * Returns the answer as inner values. `broken` supplies the refusal for a body that breaks off
 * while it is read.
 */
export async function readApiAnswer<E extends Endpoint>(
  endpoint: E,
  response: Response,
  decimals: Decimals,
  broken: () => Refusal,
): Promise<Result<AnswerOf<E> | null, Refusal>> {
  if (response.status === 204) return accept(null);
  const text = await response.text().catch(() => null);
  if (text === null) return refuse(broken());
  const body = parseJson(text);
  if (!response.ok) return refuse(refusalOfAnswer(response, body, decimals));
  if (endpoint.answer === undefined) return accept(null);
  const answer = readWire(endpoint.answer, body, decimals);
  return answer === null ? refuse(malformed) : accept(answer as AnswerOf<E>);
}

/** Returns the byte stream of a successful answer, or the refusal. */
export async function readStream(
  response: Response,
  decimals: Decimals,
): Promise<Result<ReadableStream<Uint8Array>, Refusal>> {
  if (response.ok && response.body !== null) return accept(response.body);
  return refuse(
    refusalOfAnswer(response, parseJson(await response.text().catch(() => '')), decimals),
  );
}

/** Parses a wire value by `schema` into an inner value. Returns null if its shape differs. */
export function readWire<T>(
  schema: v.GenericSchema<unknown, T>,
  wire: unknown,
  decimals: Decimals,
): T | null {
  const checked = v.safeParse(schema, wireReader(schema, { decimals, keys: 'camel' })(wire, []));
  return checked.success ? checked.output : null;
}

/**
 * A body that is not an API error reads as 9999 (docs/rules/web.md#unknown-and-malformed-errors). A
 * retryable refusal gets `seconds`, the wait from Retry-After, if the server sent it. Each gets the
 * id of the request, if the answer names it.
 */
function refusalOfAnswer(response: Response, body: unknown, decimals: Decimals): Refusal {
  const refusal = withWait(response, refusalOfBody(response.status, body, decimals));
  const requestId = response.headers.get('x-request-id');
  return requestId === null ? refusal : { ...refusal, requestId };
}

function withWait(response: Response, refusal: Refusal): Refusal {
  const seconds = retryAfterSeconds(response.headers);
  if (seconds === null || !catalogue[refusal.label].retryable || 'seconds' in refusal.metadata)
    return refusal;
  return refusalOf(refusal.label, { ...refusal.metadata, seconds });
}

/**
 * Every 401 means that the shopper has to log in again (docs/rules/web.md#ended-session). Only
 * INVALID_TOKEN keeps its own label.
 */
function refusalOfBody(status: number, body: unknown, decimals: Decimals): Refusal {
  const error = v.safeParse(errorBody, body);
  const label = error.success ? labelOfCode(error.output.code) : 'DEFAULT';
  if (status === 401) return refusalOf(label === 'INVALID_TOKEN' ? label : 'Unauthorized');
  return error.success
    ? refusalOf(label, readMetadata(error.output.metadata, decimals))
    : malformed;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
