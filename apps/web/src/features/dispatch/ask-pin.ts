import { reversePlace } from '@comanda/contract/geocoding.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import type { Api } from '../../platform/api.ts';
import type { Place } from './use-places.ts';

/** A pin rests when it was not moved for so long, in milliseconds: arrows move it step by step. */
const restMs = 450;

type Needs = { api: Api; wait: (ms: number, signal: AbortSignal) => Promise<void>; onRead: (point: Point, found: Place | null) => void };

/** Asks what stands at a pin once it rests. Only the newest pin is answered: a late answer of an older one is not told. */
export function createPinAsker({ api, wait, onRead }: Needs) {
  let newest: AbortController | null = null;
  const ask = async ({ latitude, longitude }: Point, { signal }: AbortController): Promise<void> => {
    await wait(restMs, signal);
    if (signal.aborted) return;
    const answer = await api.call(reversePlace, { query: { latitude, longitude }, signal });
    if (!signal.aborted) onRead({ latitude, longitude }, answer.ok ? answer.value : null);
  };
  const forget = (): void => newest?.abort();
  return {
    moved: (point: Point): Promise<void> => {
      forget();
      newest = new AbortController();
      return ask(point, newest);
    },
    forget,
  };
}
