import { makeStore, makeZone } from '@comanda/domain/testing/make.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { waitRangeText } from '@comanda/i18n/format/clock-text.ts';
import { expect, test } from 'vitest';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
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
const hint = (busyMinutes: number, geocodedPlace = place) =>
  placeHint(
    geocodedPlace,
    { settings, stores: [makeStore({ deliveryZones: [zone], busyMinutes })] },
    dispatchTexts(settings.country.locale),
  );

test('the hint shows the delivery time of the zone, longer while the store is busy', () => {
  expect(hint(0)).toContain(waitRangeText(35));
  expect(hint(20)).toContain(waitRangeText(55));
});

test('the hint of an address outside coverage says that no store delivers there', () => {
  expect(hint(0, { ...place, latitude: 10 })).toBe(
    dispatchTexts(settings.country.locale).addressOutside('Ñuñoa'),
  );
});
