import { defaultMunicipality } from '@comanda/domain/address/written-address.ts';
import type { AddressSchema } from '@comanda/domain/country/address-form.ts';
import type { GeoPoint, Store } from '@comanda/domain/store/store.ts';
import { useApp } from '../../shop/app-context.ts';
import {
  type AddressFormDraft,
  draftFromText,
  type ManualDraft,
  toManualDraft,
} from './address-form-draft.ts';
import { useDeviceLocation } from './use-device-location.ts';
import type { EnteredAddress } from './use-entered-address.ts';
import { usePin } from './use-pin.ts';

/** The actions that change the draft: typing, the device's location, the pin and the fields. */
export function useEditAddress(
  { draft, setDraft, setProblem }: EnteredAddress,
  schema: AddressSchema,
  focusBox: () => void,
) {
  const { stores } = useApp().page;
  const pin = usePin(schema, setDraft);
  const change = (next: AddressFormDraft): void => {
    pin.forget();
    setDraft(next);
    setProblem(null);
  };
  const { locating, locate, forget } = useDeviceLocation(schema, change);
  return {
    pin,
    locating,
    locate,
    change,
    movePin: (newPoint: GeoPoint) => {
      setProblem(null);
      pin.move(draft, newPoint);
    },
    chooseMunicipality: (name: string) => {
      pin.forget();
      setDraft((now) => (now.entry === 'manual' ? inMunicipality(now, name) : now));
      setProblem(null);
    },
    writeByHand: () => {
      forget();
      change(withUsualMunicipality(toManualDraft(schema, draft), schema, stores));
    },
    restart: () => {
      forget();
      change(draftFromText(''));
      focusBox();
    },
  };
}

/** In a city with zonas the municipality starts as the brand's; the shopper may change it. */
function withUsualMunicipality(
  draft: ManualDraft,
  schema: AddressSchema,
  stores: readonly Pick<Store, 'commune'>[],
): ManualDraft {
  const communes = stores.map(({ commune }) => commune);
  const municipality = draft.written.municipality || defaultMunicipality(schema, communes);
  return { ...draft, written: { ...draft.written, municipality } };
}

/** A different municipality removes the device's or pin's point. */
function inMunicipality(draft: ManualDraft, municipality: string): ManualDraft {
  const isSame = draft.written.municipality === municipality;
  return {
    ...draft,
    written: { ...draft.written, municipality },
    geocoded: null,
    ...(isSame ? {} : { point: null, placeId: null }),
  };
}
