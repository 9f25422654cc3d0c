import { type AddressArea, fillFromPostalCode } from '@comanda/domain/address/address-area.ts';
import { type Dispatch, type SetStateAction, useEffect } from 'react';
import type { AddressFormDraft } from './address-form-draft.ts';

/**
 * Completes an address from its postal code once the areas are loaded: on a slow network the
 * shopper types the code before. A neighbourhood that the shopper wrote stays.
 * docs/rules/places.md#postal-code-and-neighbourhood.
 */
export function useFillOnceAreasAreHere(
  areas: readonly AddressArea[] | null,
  setDraft: Dispatch<SetStateAction<AddressFormDraft>>,
): void {
  useEffect(() => {
    if (areas !== null) setDraft((draft) => filledFrom(draft, areas));
  }, [areas, setDraft]);
}

function filledFrom(draft: AddressFormDraft, areas: readonly AddressArea[]): AddressFormDraft {
  if (draft.entry !== 'manual') return draft;
  const filled = fillFromPostalCode(draft.written, areas);
  if (filled === draft.written) return draft;
  const neighbourhood = filled.neighbourhood || draft.written.neighbourhood;
  return { ...draft, written: { ...filled, neighbourhood } };
}
