import { addressSchemas } from '@comanda/domain/country/address-schemas.ts';
import { expect, test } from 'vitest';
import { italia1500 as house } from '../../testing/italia-1500.ts';
import { atPoint, chosen, manualOf, type ManualDraft } from './address-draft.ts';
import { readPin } from './pin-place.ts';
import type { Place } from './use-places.ts';

const elsewhere: Place = { ...house, placeId: 'p-90', textAddress: 'Los Leones 90, Providencia', city: 'Providencia', streetNumber: '90' };
const far = { latitude: -33.44, longitude: -70.61 };
const door = { latitude: -33.4501, longitude: -70.62 };
const { cl } = addressSchemas;
const written: ManualDraft = { ...manualOf({ street: 'Av. Italia', number: '1500', municipality: 'Ñuñoa' }), point: far };

test('a pin that is moved to another house has its address, at the point of the pin, and can go back', () => {
  const moved = atPoint(chosen(house), far);
  const { draft, told } = readPin(cl, moved, far, elsewhere);
  expect(draft).toMatchObject({ text: elsewhere.textAddress, place: { ...far, placeId: 'p-90', city: 'Providencia', streetNumber: '90' } });
  expect(told).toEqual({ kind: 'taken', before: moved });
});

test('a pin that is moved to the door stays at the address that was chosen, and has its place again', () => {
  const { draft, told } = readPin(cl, atPoint(chosen(house), door), door, { ...elsewhere, textAddress: 'Av. Italia 1502, Ñuñoa' });
  expect(draft).toMatchObject({ text: house.textAddress, place: { ...door, placeId: 'p-90' } });
  expect(told).toEqual({ kind: 'nothing' });
});

test.each([null, { ...elsewhere, precision: 'street' as const }, { ...elsewhere, precision: 'area' as const }])(
  'where no house is known the address stays as it was, and that is told',
  (found) => {
    const moved = atPoint(chosen(house), far);
    expect(readPin(cl, moved, far, found)).toEqual({ draft: moved, told: { kind: 'unknown' } });
    expect(readPin(cl, written, far, found)).toEqual({ draft: written, told: { kind: 'unknown' } });
  },
);

test('what is written by hand is never written over, what the pin says is offered', () => {
  const { draft, told } = readPin(cl, written, far, elsewhere);
  expect(draft).toEqual({ ...written, placeId: 'p-90' });
  expect(told).toEqual({ kind: 'offered', place: { ...elsewhere, ...far } });
  expect(readPin(cl, written, far, house).told).toEqual({ kind: 'nothing' });
});

test('fields that are empty are filled in from the pin', () => {
  const { draft } = readPin(cl, { ...written, written: { ...written.written, street: '', number: '' } }, far, elsewhere);
  expect(draft).toMatchObject({
    entry: 'manual',
    written: { street: 'Los Leones', number: '90', municipality: 'Providencia' },
    point: far,
  });
});
