import { reversePlace } from '@comanda/contract/geocoding.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { Api } from '../../platform/api.ts';
import type { GeocodedPlace } from './use-place-search.ts';

/** A pin rests when it was not moved for so long, in milliseconds: arrows move it step by step. */
const restMs = 450;

type PinGeocoderDeps = {
  api: Api;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onPlace: (point: GeoPoint, found: GeocodedPlace | null) => void;
};

/** Asks what stands at a pin once it rests. Only the newest pin is answered: a late answer of an older one is not told. */
export function createPinGeocoder({ api, wait, onPlace }: PinGeocoderDeps) {
  let newest: AbortController | null = null;
  const geocode = async (
    { latitude, longitude }: GeoPoint,
    { signal }: AbortController,
  ): Promise<void> => {
    await wait(restMs, signal);
    if (signal.aborted) return;
    const answer = await api.call(reversePlace, { query: { latitude, longitude }, signal });
    if (!signal.aborted) onPlace({ latitude, longitude }, answer.ok ? answer.value : null);
  };
  const forget = (): void => newest?.abort();
  return {
    moved: (point: GeoPoint): Promise<void> => {
      forget();
      newest = new AbortController();
      return geocode(point, newest);
    },
    forget,
  };
}
