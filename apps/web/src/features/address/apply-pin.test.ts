import { addressSchemaOf } from '@comanda/domain/country/address-schema-of.ts';
import { expect, test } from 'vitest';
import { samplePlace } from '../../testing/sample-place.ts';
import { withPinAt, draftFromPlace, manualDraft, type ManualDraft } from './address-form-draft.ts';
import { applyPin } from './apply-pin.ts';
import type { GeocodedPlace } from './use-place-search.ts';

const otherHouse: GeocodedPlace = {
  ...samplePlace,
  placeId: 'p-90',
  textAddress: 'Los Leones 90, Providencia',
  city: 'Providencia',
  streetNumber: '90',
};
const far = { latitude: -33.44, longitude: -70.61 };
const nearbyPoint = { latitude: -33.4501, longitude: -70.62 };
const cl = addressSchemaOf('cl');
const written: ManualDraft = {
  ...manualDraft({ street: 'Av. Italia', number: '1500', municipality: 'Ñuñoa' }),
  point: far,
};

test('a pin moved to another house takes its address at the pin’s point, and the previous draft is returned', () => {
  const moved = withPinAt(draftFromPlace(samplePlace), far);
  const { draft, message } = applyPin(cl, moved, far, otherHouse);
  expect(draft).toMatchObject({
    text: otherHouse.textAddress,
    place: { ...far, placeId: 'p-90', city: 'Providencia', streetNumber: '90' },
  });
  expect(message).toEqual({ kind: 'addressChanged', before: moved });
});

test('a pin moved within the chosen address keeps the address and its placeId', () => {
  const { draft, message } = applyPin(
    cl,
    withPinAt(draftFromPlace(samplePlace), nearbyPoint),
    nearbyPoint,
    {
      ...otherHouse,
      textAddress: 'Av. Italia 1502, Ñuñoa',
    },
  );
  expect(draft).toMatchObject({
    text: samplePlace.textAddress,
    place: { ...nearbyPoint, placeId: 'p-90' },
  });
  expect(message).toEqual({ kind: 'none' });
});

test.each([
  null,
  { ...otherHouse, precision: 'street' as const },
  { ...otherHouse, precision: 'area' as const },
])('if no house is known at the pin, the draft stays and the message is “unknown”', (geocoded) => {
  const moved = withPinAt(draftFromPlace(samplePlace), far);
  expect(applyPin(cl, moved, far, geocoded)).toEqual({
    draft: moved,
    message: { kind: 'unknown' },
  });
  expect(applyPin(cl, written, far, geocoded)).toEqual({
    draft: written,
    message: { kind: 'unknown' },
  });
});

test('a manual address is never overwritten; the address at the pin is offered', () => {
  const { draft, message } = applyPin(cl, written, far, otherHouse);
  expect(draft).toEqual({ ...written, placeId: 'p-90' });
  expect(message).toEqual({ kind: 'addressOffered', place: { ...otherHouse, ...far } });
  expect(applyPin(cl, written, far, samplePlace).message).toEqual({ kind: 'none' });
});

test('empty manual fields are filled in from the pin', () => {
  const { draft } = applyPin(
    cl,
    { ...written, written: { ...written.written, street: '', number: '' } },
    far,
    otherHouse,
  );
  expect(draft).toMatchObject({
    entry: 'manual',
    written: { street: 'Los Leones', number: '90', municipality: 'Providencia' },
    point: far,
  });
});

test('the place at the pin fills the commune, unless one is written', () => {
  const withoutCommune = { ...written, written: { ...written.written, municipality: '' } };
  const street = { ...otherHouse, precision: 'street' as const };
  for (const geocoded of [otherHouse, street]) {
    expect(applyPin(cl, withoutCommune, far, geocoded).draft).toMatchObject({
      written: { street: 'Av. Italia', number: '1500', municipality: 'Providencia' },
    });
    expect(applyPin(cl, written, far, geocoded).draft).toMatchObject({ written: written.written });
  }
});
