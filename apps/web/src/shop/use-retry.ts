import { isRetryableRefusal, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { requestsTexts } from '@comanda/i18n/areas/requests.ts';
import { useState } from 'react';
import { useApp, useTextsOf } from './app-context.tsx';
import { retryInstant } from '../platform/retry-after.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The way to try again after a refusal, as its button shows it. While `isWaiting` it cannot be pressed, and `label` says how long. */
export type Retry = { label: string; isWaiting: boolean; onPress: () => void };

/**
 * The way to try again, wherever a refusal is shown: only for one that may pass, as the catalogue says, else null. It counts down the seconds
 * that the server asks to wait.
 */
export function useRetry(refusal: Refusal | null, onRetry: () => void): Retry | null {
  const { clock } = useApp();
  const words = useTextsOf(requestsTexts);
  const untilOf = (): string | null =>
    refusal === null ? null : retryInstant(refusal, clock.now());
  const [received, setCame] = useState(() => ({ refusal, until: untilOf() }));
  if (received.refusal !== refusal) setCame({ refusal, until: untilOf() });
  const left = useSecondsLeft(received.until);
  if (refusal === null || !isRetryableRefusal(refusal)) return null;
  return {
    label: left > 0 ? words.retryIn(left) : words.retry,
    isWaiting: left > 0,
    onPress: onRetry,
  };
}
