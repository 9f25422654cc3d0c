import { type AddressArea, completeFromPostalCode } from '@comanda/domain/address/address-area.ts';
import { type Dispatch, type SetStateAction, useEffect } from 'react';
import type { AddressFormDraft } from './address-form-draft.ts';

/**
 * Completes an address from its postal code once the areas are loaded: on a slow network the
 * shopper types the code before. docs/rules/places.md#postal-code-and-neighbourhood.
 */
export function useCompleteFromPostalCode(
  areas: readonly AddressArea[] | null,
  setDraft: Dispatch<SetStateAction<AddressFormDraft>>,
): void {
  useEffect(() => {
    if (areas === null) return;
    setDraft((draft) =>
      draft.entry === 'manual'
        ? { ...draft, written: completeFromPostalCode(draft.written, areas) }
        : draft,
    );
  }, [areas, setDraft]);
}
