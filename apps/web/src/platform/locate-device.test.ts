import { expect, test } from 'vitest';
import { locateDevice } from './locate-device.ts';

const browserThat = (getCurrentPosition: Geolocation['getCurrentPosition']): Geolocation => ({
  getCurrentPosition,
  watchPosition: () => 0,
  clearWatch: () => undefined,
});
const failing = (code: number) =>
  locateDevice(
    browserThat((_found, failed) =>
      failed?.({
        code,
        message: '',
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      } satisfies GeolocationPositionError),
    ),
  );

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timedOut'],
  [9, 'unknown'],
])('failure %i of the browser is %s', async (code, failure) => {
  expect(await failing(code)).toEqual({ ok: false, error: failure });
});

test('a browser without geolocation is unavailable', async () => {
  expect(await locateDevice(undefined)).toEqual({ ok: false, error: 'unavailable' });
});

test('the device has ten seconds, and a position may be a minute old', async () => {
  let positionOptions: PositionOptions | undefined;
  await locateDevice(
    browserThat((succeed, _failed, options) => {
      positionOptions = options;
      const coords = { latitude: 1, longitude: 2, accuracy: 3 } as GeolocationCoordinates;
      succeed({ coords, timestamp: 0 } as GeolocationPosition);
    }),
  );
  expect(positionOptions).toMatchObject({ timeout: 10_000, maximumAge: 60_000 });
});
