import { addressSchemaOf } from '@comanda/domain/country/address-schema-of.ts';
import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { createTestApi } from '@comanda/client/testing/create-test-api.ts';
import { samplePlace } from '../../testing/sample-place.ts';
import { makeAddress } from '../../testing/make-address.ts';
import {
  withPinAt,
  draftFromPlace,
  manualDraft,
  type ManualDraft,
  draftFromStored,
} from './address-form-draft.ts';
import { noAcceptedDoubts, resolveDraft } from './resolve-draft.ts';
import type { GeocodedPlace } from './use-place-search.ts';

const details = { apartmentDetails: '', dispatchNote: '' };
const area = {
  name: 'Ñuñoa',
  kind: 'comuna',
  municipality: null,
  postalCodes: [],
  latitude: -33.456,
  longitude: -70.598,
};
const pin = { latitude: -33.4501, longitude: -70.6201 };
const written = (changes: Partial<ManualDraft> = {}): ManualDraft => ({
  ...manualDraft({ street: 'Av. Italia', number: '1500', municipality: 'Ñuñoa' }),
  ...changes,
});
const place = (changes: Partial<GeocodedPlace>): GeocodedPlace => ({ ...samplePlace, ...changes });

/** A geocoder that finds these places, and a country with one area. */
const finding = (places: readonly GeocodedPlace[]): RequestListener => {
  const answerOf = (url = ''): unknown => (url.startsWith('/v1/geocoding/areas') ? [area] : places);
  return ({ url }, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answerOf(url)));
};
async function resolve(
  places: readonly GeocodedPlace[],
  draft: Parameters<typeof resolveDraft>[1],
  accepted = {},
) {
  const { api } = await createTestApi(finding(places));
  return (
    await resolveDraft(
      { api, page: { stores: [] }, schema: addressSchemaOf('cl') },
      draft,
      details,
      {
        ...noAcceptedDoubts,
        ...accepted,
      },
    )
  ).address;
}

test('a manual address gets the point of its house if the geocoder knows it', async () => {
  expect(await resolve([place({})], written())).toMatchObject({
    value: {
      latitude: samplePlace.latitude,
      locationPrecision: 'exact',
      placeId: samplePlace.placeId,
    },
  });
});

test('if only the street is known the pin is requested, and a second press accepts the street as an approximate point', async () => {
  const street = place({
    textAddress: 'Av. Italia, Ñuñoa',
    streetNumber: null,
    precision: 'street',
  });
  expect(await resolve([street], written())).toEqual({ ok: false, error: { kind: 'street' } });
  const resolved = await resolve([street], written(), { street: true });
  expect(resolved).toMatchObject({
    value: {
      latitude: street.latitude,
      locationPrecision: 'street',
      locationConfirmed: false,
      placeId: null,
    },
  });
});

test('another house of the same street counts as the street; another street or comuna counts as unknown', async () => {
  const neighbour = place({ textAddress: 'Av. Italia 1498, Ñuñoa', streetNumber: '1498' });
  const others = [
    place({ textAddress: 'Av. Italia Norte 9, Maipú', city: 'Maipú' }),
    place({ textAddress: 'Los Italianos 1500, Ñuñoa' }),
  ];
  expect(await resolve([neighbour], written())).toEqual({ ok: false, error: { kind: 'street' } });
  expect(await resolve(others, written())).toEqual({ ok: false, error: { kind: 'area' } });
});

test('an unknown address never takes the middle of its area: it needs a pin or the shopper’s confirmation', async () => {
  expect(await resolve([], written(), { street: true, farPin: true })).toEqual({
    ok: false,
    error: { kind: 'area' },
  });
  expect(await resolve([], written({ point: pin }))).toMatchObject({
    value: { ...pin, locationPrecision: 'pin', locationConfirmed: false },
  });
  expect(await resolve([], written(), { area: true })).toMatchObject({
    value: { latitude: area.latitude, locationPrecision: 'area', locationConfirmed: true },
  });
});

test('a pin far from the geocoded address needs one confirmation', async () => {
  const far = { latitude: -33.43, longitude: -70.62 };
  expect(await resolve([place({})], written({ point: far }))).toMatchObject({
    error: { kind: 'farPin' },
  });
  expect(await resolve([place({})], written({ point: far }), { farPin: true })).toMatchObject({
    value: { ...far, locationPrecision: 'pin' },
  });
  expect(await resolve([place({})], written({ point: pin }))).toMatchObject({ ok: true });
  expect(await resolve([], withPinAt(draftFromPlace(place({})), far))).toMatchObject({
    error: { kind: 'farPin' },
  });
});

test('an address stored without precision is exact, unless its point is the middle of its comuna', async () => {
  const { latitude, longitude } = area;
  const stored = makeAddress({
    latitude,
    longitude,
    textAddress: 'Los Guindos 455, Ñuñoa',
    locationPrecision: null,
  });
  expect(await resolve([], draftFromStored(stored))).toEqual({
    ok: false,
    error: { kind: 'area' },
  });
  expect(await resolve([], draftFromStored({ ...stored, ...pin }))).toMatchObject({
    value: { ...pin, locationPrecision: null },
  });
});

test('a municipality that is not in the list is requested', async () => {
  const unknownMunicipality = manualDraft({
    street: 'Av. Italia',
    number: '1500',
    municipality: 'Talca',
  });
  expect(await resolve([], unknownMunicipality)).toEqual({
    ok: false,
    error: { kind: 'missing', fields: { municipality: { key: 'required' } } },
  });
});
