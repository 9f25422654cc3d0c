import { useState } from 'react';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import {
  type AddressFormDraft,
  type AddressUnitAndNote,
  initialDraft,
} from './address-form-draft.ts';
import type { AddressProblem } from './address-problem.ts';
import { needsConfirmation } from './known-precision.ts';

export type EnteredAddress = ReturnType<typeof useEnteredAddress>;

const noDetails: AddressUnitAndNote = { apartmentDetails: '', dispatchNote: '' };
export const detailsOf = ({
  apartmentDetails,
  dispatchNote,
}: AddressUnitAndNote): AddressUnitAndNote => ({ apartmentDetails, dispatchNote });

/**
 * The draft of an address, its unit and note, and its problem. They start as the stored address.
 */
export function useEnteredAddress(storedAddress: StoredAddress | null) {
  const [draft, setDraft] = useState<AddressFormDraft>(() => initialDraft(storedAddress));
  const [details, setDetails] = useState<AddressUnitAndNote>(() =>
    storedAddress ? detailsOf(storedAddress) : noDetails,
  );
  const [problem, setProblem] = useState<AddressProblem | null>(() =>
    storedAddress && needsConfirmation(storedAddress) ? { kind: 'area' } : null,
  );
  return { draft, setDraft, details, setDetails, problem, setProblem };
}
