import { isRetryableRefusal, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { requestsTexts } from '@comanda/i18n/areas/requests.ts';
import { useState } from 'react';
import { useApp } from './app-context.ts';
import { useTextsOf } from './use-texts.ts';
import { retryInstant } from '@comanda/client/retry-after.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/**
 * The retry button after a refusal. While `isWaiting` it cannot be pressed, and `label` shows the
 * remaining time.
 */
export type Retry = { label: string; isWaiting: boolean; onPress: () => void };

/**
 * Returns the retry button of a refusal, or null if the catalogue says that it is not retryable. It
 * counts down the seconds of Retry-After.
 */
export function useRetry(refusal: Refusal | null, onRetry: () => void): Retry | null {
  const { clock } = useApp();
  const words = useTextsOf(requestsTexts);
  const retryInstantNow = (): string | null =>
    refusal === null ? null : retryInstant(refusal, clock.now());
  const [received, setReceived] = useState(() => ({ refusal, until: retryInstantNow() }));
  if (received.refusal !== refusal) setReceived({ refusal, until: retryInstantNow() });
  const secondsLeft = useSecondsLeft(received.until);
  if (refusal === null || !isRetryableRefusal(refusal)) return null;
  return {
    label: secondsLeft > 0 ? words.retryIn(secondsLeft) : words.retry,
    isWaiting: secondsLeft > 0,
    onPress: onRetry,
  };
}
