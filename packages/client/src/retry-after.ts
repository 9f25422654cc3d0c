import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';

/** Returns the whole seconds of Retry-After, or null if the server sent none. RFC 9110 §10.2.3. */
export function retryAfterSeconds(headers: Headers, now: number = Date.now()): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const instant = text.endsWith('GMT') ? instantOf(text) : Number.NaN;
  return Number.isNaN(instant) ? null : Math.max(0, Math.ceil((instant - now) / 1_000));
}

/**
 * Returns the ISO instant from which the call may be tried again after a refusal at `now`
 * (milliseconds), or null: at once.
 */
export function retryInstant({ metadata: { seconds } }: Refusal, now: number): string | null {
  return typeof seconds === 'number' && seconds > 0 ? isoOf(now + seconds * 1_000) : null;
}
