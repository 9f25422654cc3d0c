import { writtenAddress } from '@comanda/domain/address/written-address.ts';
import type { AddressSchema } from '@comanda/domain/country/address-schemas.ts';
import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import { type AddressDraft, byHand, type ManualDraft, pinned, type SearchDraft } from './address-draft.ts';
import type { Place } from './use-places.ts';

/**
 * What is told of a pin that rests. `unknown`: nobody knows a house there, or nobody could be asked. `taken`: the address is that of the
 * point now, `before` the one that it was. `offered`: what is written by hand says something else and stays, unless the shopper takes it.
 */
export type PinTold =
  { kind: 'nothing' | 'asking' | 'unknown' } | { kind: 'taken'; before: SearchDraft } | { kind: 'offered'; place: Place };
export type PinRead = { draft: AddressDraft; told: PinTold };

/** So far from where the list says that an address is, the pin still points at its door, in metres. */
const doorMetres = 30;

/** The draft whose pin rests at `point`, once it is known what stands there. The pin is the shopper's and stays. Spec §4. */
export function readPin(schema: AddressSchema, draft: AddressDraft, point: Point, found: Place | null): PinRead {
  if (found?.precision !== 'address') return { draft, told: { kind: 'unknown' } };
  const here = { ...found, ...point };
  return draft.entry === 'manual' ? readWritten(schema, draft, here) : readChosen(draft, found, here);
}

function readChosen(draft: SearchDraft, found: Place, here: Place): PinRead {
  if (draft.place === null) return { draft, told: { kind: 'nothing' } };
  const isSame = draft.place.textAddress === found.textAddress || (draft.named !== null && distanceMetres(draft.named, here) <= doorMetres);
  if (isSame) return { draft: { ...draft, place: { ...draft.place, placeId: found.placeId } }, told: { kind: 'nothing' } };
  return {
    draft: { ...pinned(here), named: { latitude: found.latitude, longitude: found.longitude } },
    told: { kind: 'taken', before: draft },
  };
}

function readWritten(schema: AddressSchema, draft: ManualDraft, here: Place): PinRead {
  const { latitude, longitude, placeId } = here;
  const point = { latitude, longitude };
  const { street, number } = draft.written;
  if (street === '' && number === '') {
    return { draft: { ...byHand(schema, pinned(here)), point, placeId }, told: { kind: 'nothing' } };
  }
  const words = writtenAddress(schema, draft.written);
  const isSame = words.ok && words.value.textAddress === here.textAddress;
  return { draft: { ...draft, placeId }, told: isSame ? { kind: 'nothing' } : { kind: 'offered', place: here } };
}
