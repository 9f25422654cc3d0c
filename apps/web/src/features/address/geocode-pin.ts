import { reversePlace } from '@comanda/contract/geocoding.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { Api } from '@comanda/client/api.ts';
import type { GeocodedPlace } from './use-place-search.ts';

/**
 * The pin rests after this time without a move, in milliseconds: arrow keys move it step by step.
 */
const restMs = 450;

type PinGeocoderDeps = {
  api: Api;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onPlace: (point: GeoPoint, place: GeocodedPlace | null) => void;
};

/**
 * Creates a geocoder that requests the place at a pin once the pin rests. Answers for older pins
 * are dropped.
 */
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
    pinMoved: (point: GeoPoint): Promise<void> => {
      forget();
      newest = new AbortController();
      return geocode(point, newest);
    },
    forget,
  };
}
