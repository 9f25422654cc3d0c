import { addressSchemaOf } from '@comanda/domain/country/address-schema-of.ts';
import { useId, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { areaOfDraft } from './address-form-draft.ts';
import { isOutsideCoverage, shownPlace } from './shown-place.ts';
import { useAreas } from './use-areas.ts';
import { useCompleteFromPostalCode } from './use-complete-from-postal-code.ts';
import { useEditAddress } from './use-edit-address.ts';
import { useEnteredAddress } from './use-entered-address.ts';
import { useGeocodeWritten } from './use-geocode-written.ts';
import { type SubmitAddress, useSubmitAddress } from './use-submit-address.ts';

export type AddressForm = ReturnType<typeof useAddressForm>;

/** The state of the address form: the draft, its problem, and the actions that submit it. */
export function useAddressForm(storedAddress: StoredAddress | null, take: SubmitAddress) {
  const { page } = useApp();
  const schema = addressSchemaOf(page.settings.country.code);
  const id = useId();
  const boxId = `${id}-box`;
  const focusBox = (): void => focusInNextFrame(boxId);
  const entered = useEnteredAddress(storedAddress);
  const { draft, setDraft, details, setDetails, problem } = entered;
  const [isMapGone, setMapGone] = useState(page.settings.maps === null);
  const edit = useEditAddress(entered, schema, focusBox);
  useGeocodeWritten(schema, draft, setDraft);
  const areas = useAreas(draft.entry === 'manual');
  useCompleteFromPostalCode(areas, setDraft);
  const area = draft.entry === 'manual' ? areaOfDraft(schema, draft, areas ?? []) : null;
  const isOutside =
    problem?.kind === 'outside' || isOutsideCoverage(shownPlace(draft, area), page.stores);
  const forgetPin = edit.pin.forget;
  const submits = useSubmitAddress(entered, { schema, isMapGone, take, focusBox, forgetPin });
  return {
    id,
    boxId,
    focusBox,
    schema,
    areas,
    area,
    draft,
    details,
    setDetails,
    problem,
    isMapGone,
    /** No store delivers to the place of the draft. */ isOutside,
    mapFailed: () => setMapGone(true),
    ...edit,
    ...submits,
  };
}

/** Focuses the element in the next frame, when it is rendered. */
function focusInNextFrame(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
