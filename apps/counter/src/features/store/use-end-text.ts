import { useCounter } from '../../counter/app-context.ts';
import { endText } from './store-now.ts';
import { useStoreTexts } from './use-store-texts.ts';

/**
 * Returns a function that formats an ISO instant as an end in the store's zone, from the server's
 * clock.
 */
export function useEndText(timeZone: string): (until: string) => string {
  const { clock } = useCounter();
  const texts = useStoreTexts();
  return (until) => endText(until, { timeZone, now: clock.now(), texts });
}
