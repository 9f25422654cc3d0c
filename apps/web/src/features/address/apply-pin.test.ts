import { addressSchemas } from '@comanda/domain/country/address-schemas.ts';
import { expect, test } from 'vitest';
import { samplePlace as house } from '../../testing/sample-place.ts';
import { withPinAt, draftFromPlace, manualDraft, type ManualDraft } from './address-form-draft.ts';
import { applyPin } from './apply-pin.ts';
import type { GeocodedPlace } from './use-place-search.ts';

const elsewhere: GeocodedPlace = {
  ...house,
  placeId: 'p-90',
  textAddress: 'Los Leones 90, Providencia',
  city: 'Providencia',
  streetNumber: '90',
};
const far = { latitude: -33.44, longitude: -70.61 };
const door = { latitude: -33.4501, longitude: -70.62 };
const { cl } = addressSchemas;
const written: ManualDraft = {
  ...manualDraft({ street: 'Av. Italia', number: '1500', municipality: 'Ñuñoa' }),
  point: far,
};

test('a pin that is moved to another house has its address, at the point of the pin, and can go back', () => {
  const moved = withPinAt(draftFromPlace(house), far);
  const { draft, message } = applyPin(cl, moved, far, elsewhere);
  expect(draft).toMatchObject({
    text: elsewhere.textAddress,
    place: { ...far, placeId: 'p-90', city: 'Providencia', streetNumber: '90' },
  });
  expect(message).toEqual({ kind: 'addressChanged', before: moved });
});

test('a pin that is moved to the door stays at the address that was chosen, and has its place again', () => {
  const { draft, message } = applyPin(cl, withPinAt(draftFromPlace(house), door), door, {
    ...elsewhere,
    textAddress: 'Av. Italia 1502, Ñuñoa',
  });
  expect(draft).toMatchObject({ text: house.textAddress, place: { ...door, placeId: 'p-90' } });
  expect(message).toEqual({ kind: 'none' });
});

test.each([
  null,
  { ...elsewhere, precision: 'street' as const },
  { ...elsewhere, precision: 'area' as const },
])('where no house is known the address stays as it was, and that is told', (found) => {
  const moved = withPinAt(draftFromPlace(house), far);
  expect(applyPin(cl, moved, far, found)).toEqual({ draft: moved, message: { kind: 'unknown' } });
  expect(applyPin(cl, written, far, found)).toEqual({
    draft: written,
    message: { kind: 'unknown' },
  });
});

test('what is written by hand is never written over, what the pin says is offered', () => {
  const { draft, message } = applyPin(cl, written, far, elsewhere);
  expect(draft).toEqual({ ...written, placeId: 'p-90' });
  expect(message).toEqual({ kind: 'addressOffered', place: { ...elsewhere, ...far } });
  expect(applyPin(cl, written, far, house).message).toEqual({ kind: 'none' });
});

test('fields that are empty are filled in from the pin', () => {
  const { draft } = applyPin(
    cl,
    { ...written, written: { ...written.written, street: '', number: '' } },
    far,
    elsewhere,
  );
  expect(draft).toMatchObject({
    entry: 'manual',
    written: { street: 'Los Leones', number: '90', municipality: 'Providencia' },
    point: far,
  });
});
