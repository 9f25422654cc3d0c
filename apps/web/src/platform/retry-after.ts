import { isRetryableRefusal, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Toast } from './toasts.ts';

/** Whole seconds that the server asks to wait before the same call is tried again, or null when it does not say. RFC 9110 §10.2.3. */
export function retryAfterSeconds(headers: Headers, now: number = Date.now()): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const instant = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : Math.max(0, Math.ceil((instant - now) / 1_000));
}

/** The instant (ISO) from which a refusal that came at `now` (milliseconds) is worth another try, or null: at once. */
export function retryInstant({ metadata: { seconds } }: Refusal, now: number): string | null {
  return typeof seconds === 'number' && seconds > 0
    ? new Date(now + seconds * 1_000).toISOString()
    : null;
}

/** The action of a message about a refusal: try again, where it may pass. */
export const retryAction = (refusal: Refusal, label: string, run: () => void): Toast['action'] =>
  isRetryableRefusal(refusal) ? { label, run } : null;
