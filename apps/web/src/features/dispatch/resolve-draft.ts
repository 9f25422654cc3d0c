import { hasStreetNumber } from '@comanda/domain/address/history.ts';
import { writtenText } from '@comanda/domain/address/written-address.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import type { Api } from '../../platform/api.ts';
import type { StoredAddress } from '../../platform/shop-schema.ts';
import { type AddressDetails, type AddressDraft, addressOf, type AddressProblem, type ManualDraft } from './address-draft.ts';
import { findWritten } from './find-written.ts';

type Resolved = Result<StoredAddress, AddressProblem>;

/**
 * The address that a draft says, or what it lacks: a choice from the list, a street number (Spec §5), a field. One that is written by
 * hand is looked up once; where nobody knows it the pin counts, else the middle of its area.
 */
export async function resolveDraft(api: Api, draft: AddressDraft, details: AddressDetails): Promise<Resolved> {
  if (draft.entry === 'manual') return resolveWritten(api, draft, details);
  if (draft.place === null) return refuse({ kind: 'notFound' });
  if (!hasStreetNumber(draft.place.textAddress)) return refuse({ kind: 'missing', fields: ['number'] });
  return accept(addressOf(draft.place, details));
}

async function resolveWritten(api: Api, draft: ManualDraft, details: AddressDetails): Promise<Resolved> {
  const { area, point } = draft;
  const text = writtenText({ street: draft.street, number: draft.number, area: area?.name ?? '' });
  if (!text.ok) return refuse({ kind: 'missing', fields: text.error });
  if (area === null) return refuse({ kind: 'missing', fields: ['area'] });
  const found = point === null ? await findWritten(api, text.value, area) : null;
  const { latitude, longitude }: Point = point ?? found ?? area;
  const placeId = found?.placeId ?? draft.placeId;
  return accept({ textAddress: text.value, city: area.name, latitude, longitude, placeId, ...details });
}
