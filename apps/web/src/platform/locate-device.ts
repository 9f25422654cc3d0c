import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';

/**
 * The reasons for which the browser gives no position. docs/rules/places.md#geolocation: denied,
 * unavailable, timed out, unknown.
 */
export type LocationFailure = 'denied' | 'unavailable' | 'timedOut' | 'unknown';

/**
 * Progress of a look-up of the device's position. `isRough`: the position is off by more than a
 * street number.
 */
export type DeviceLocationState =
  | { state: 'idle' | 'loading' }
  | { state: 'loaded'; isRough: boolean }
  | { state: 'failed'; failure: LocationFailure };

const failures: Readonly<Record<number, LocationFailure>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timedOut',
};

/** `timeout` of the look-up and greatest age of a cached position, in milliseconds. */
const positionOptions = { timeout: 10_000, maximumAge: 60_000 };

/** A position of the device; `accuracy` is its possible error in metres. */
export type DevicePoint = GeoPoint & { accuracy: number };

/**
 * Returns the position of the device. The browser asks the shopper for permission first. A browser
 * without geolocation refuses as `unavailable`.
 */
export function locateDevice(
  geolocation: Geolocation | undefined = navigator.geolocation,
): Promise<Result<DevicePoint, LocationFailure>> {
  if (geolocation === undefined) return Promise.resolve(refuse('unavailable'));
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve(accept({ latitude, longitude, accuracy })),
      ({ code }) => resolve(refuse(failures[code] ?? 'unknown')),
      { ...positionOptions, enableHighAccuracy: true },
    );
  });
}
