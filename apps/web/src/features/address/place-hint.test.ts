import type { Store } from '@comanda/domain/store/store.ts';
import { makeStore, makeZone } from '@comanda/domain/testing/make.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { waitRangeText } from '@comanda/i18n/format/clock-text.ts';
import { expect, test } from 'vitest';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import { pageTexts } from '../../platform/texts.ts';
import { placeHint } from './place-hint.ts';
import type { GeocodedPlace } from './use-place-search.ts';

const settings = makeSettings();
const zone = makeZone({ waitTime: 35 });
const [corner = { latitude: 0, longitude: 0 }, , opposite = corner] = zone.polygon;
const place: GeocodedPlace = {
  placeId: 'p',
  textAddress: 'Av. Italia 1500, Ñuñoa',
  city: 'Ñuñoa',
  streetNumber: '1500',
  latitude: (corner.latitude + opposite.latitude) / 2,
  longitude: (corner.longitude + opposite.longitude) / 2,
  precision: 'address',
};
const words = dispatchTexts(settings.country.locale);
/** A Saturday in Santiago; the store works from 12:00 to 23:00. */
const at = (clock: string): number => Date.parse(`2026-11-21T${clock}:00-03:00`);
const hint = (
  store: Partial<Store>,
  { geocodedPlace = place, now = at('13:00'), requestedTime = null as number | null } = {},
) =>
  placeHint(
    geocodedPlace,
    {
      settings,
      stores: [makeStore({ deliveryZones: [zone], ...store })],
      time: { now, requestedTime, days: 3 },
    },
    { dispatch: words, shop: pageTexts(settings) },
  );

test('the hint shows the delivery time of the zone, longer while the store is busy', () => {
  expect(hint({ busyMinutes: 0 })).toContain(waitRangeText(35));
  expect(hint({ busyMinutes: 20 })).toContain(waitRangeText(55));
});

test('the hint of an address outside coverage says that no store delivers there', () => {
  expect(hint({}, { geocodedPlace: { ...place, latitude: 10 } })).toBe(
    words.addressOutside('Ñuñoa'),
  );
});

test('the hint of a closed store says when it opens, and no minutes', () => {
  const night = hint({}, { now: at('23:30') });
  expect(night).toContain('abre el domingo a las 12:00');
  expect(night).not.toMatch(/\d min/);
});

test('the hint of an order for later has the fee and no minutes', () => {
  expect(hint({}, { requestedTime: at('20:00') })).toBe('Ñuñoa · $1.990');
});
