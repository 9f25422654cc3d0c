import { defaultMunicipality } from '@comanda/domain/address/written-address.ts';
import { addressSchemaOf } from '@comanda/domain/country/address-schema-of.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { useId, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import {
  type AddressUnitAndNote,
  type AddressFormDraft,
  areaOfDraft,
  toManualDraft,
  initialDraft,
  type ManualDraft,
  draftFromStored,
  draftFromText,
} from './address-form-draft.ts';
import type { AddressProblem } from './address-problem.ts';
import { needsConfirmation, withKnownPrecision } from './known-precision.ts';
import { type AcceptedDoubts, noAcceptedDoubts, resolveDraft } from './resolve-draft.ts';
import { useAreas } from './use-areas.ts';
import { useGeocodeWritten } from './use-geocode-written.ts';
import { useDeviceLocation } from './use-device-location.ts';
import { usePin } from './use-pin.ts';

const noDetails: AddressUnitAndNote = { apartmentDetails: '', dispatchNote: '' };
const detailsOf = ({ apartmentDetails, dispatchNote }: AddressUnitAndNote): AddressUnitAndNote => ({
  apartmentDetails,
  dispatchNote,
});

/**
 * Accepts a complete address, or returns its problem. `reused`: the shopper chose a stored address;
 * `entered`: the shopper entered it here.
 */
export type SubmitAddress = (
  address: StoredAddress,
  source: 'entered' | 'reused',
) => Promise<AddressProblem | null>;
export type AddressForm = ReturnType<typeof useAddressForm>;

/** The state of the address form: the draft, its problem, and the actions that submit it. */
export function useAddressForm(storedAddress: StoredAddress | null, take: SubmitAddress) {
  const { api, page } = useApp();
  const schema = addressSchemaOf(page.settings.country.code);
  const id = useId();
  const [draft, setDraft] = useState<AddressFormDraft>(() => initialDraft(storedAddress));
  const [details, setDetails] = useState<AddressUnitAndNote>(() =>
    storedAddress ? detailsOf(storedAddress) : noDetails,
  );
  const [problem, setProblem] = useState<AddressProblem | null>(() =>
    storedAddress && needsConfirmation(storedAddress) ? { kind: 'area' } : null,
  );
  const [isMapGone, setMapGone] = useState(page.settings.maps === null);
  const { busy, once } = useOnce();
  const pin = usePin(schema, setDraft);
  const put = (next: AddressFormDraft): void => {
    pin.forget();
    setDraft(next);
    setProblem(null);
  };
  const { locating, locate, forget } = useDeviceLocation(schema, put);
  useGeocodeWritten(schema, draft, setDraft);
  const areas = useAreas(draft.entry === 'manual');
  const area = draft.entry === 'manual' ? areaOfDraft(schema, draft, areas ?? []) : null;
  const boxId = `${id}-box`;
  /** In a city with zonas the municipality starts as the brand's; the shopper may change it. */
  const withUsualMunicipality = (written: ManualDraft): ManualDraft => {
    const municipality =
      written.written.municipality ||
      defaultMunicipality(
        schema,
        page.stores.map(({ commune }) => commune),
      );
    return { ...written, written: { ...written.written, municipality } };
  };
  const showProblem = (newProblem: AddressProblem): void => {
    if (newProblem.kind === 'missing') setDraft((now) => toManualDraft(schema, now));
    if (newProblem.kind === 'notFound') focusOn(boxId);
    setProblem(newProblem);
  };
  const submit = async (accepted: AcceptedDoubts): Promise<void> => {
    pin.forget();
    const { draft: resolvedDraft, address } = await resolveDraft(
      { api, page, schema },
      draft,
      details,
      accepted,
    );
    setDraft((now) => (now === draft ? resolvedDraft : now));
    if (!address.ok) return showProblem(address.error);
    setProblem(await take(address.value, 'entered'));
  };
  const reuse = async (address: StoredAddress): Promise<void> => {
    const locatedAddress = await withKnownPrecision({ api, page }, address);
    if (!needsConfirmation(locatedAddress)) return setProblem(await take(locatedAddress, 'reused'));
    setDraft(draftFromStored(locatedAddress));
    setDetails(detailsOf(locatedAddress));
    setProblem({ kind: 'area' });
  };
  return {
    id,
    boxId,
    schema,
    areas,
    area,
    draft,
    details,
    setDetails,
    problem,
    busy,
    locating,
    locate: locate,
    pin,
    isMapGone,
    change: put,
    movePin: (newPoint: GeoPoint) => {
      setProblem(null);
      pin.move(draft, newPoint);
    },
    mapFailed: () => setMapGone(true),
    chooseMunicipality: (name: string) => {
      pin.forget();
      setDraft((now) => (now.entry === 'manual' ? inMunicipality(now, name) : now));
      setProblem(null);
    },
    writeByHand: () => {
      forget();
      put(withUsualMunicipality(toManualDraft(schema, draft)));
    },
    restart: () => {
      forget();
      put(draftFromText(''));
      focusOn(boxId);
    },
    /**
     * Submits the draft. A second press accepts the doubt that the first one showed. An area needs
     * the pin; only without a map does the second press accept it.
     */
    submit: () => once(() => submit(acceptedBy(problem, isMapGone))),
    /** Submits with the shopper's confirmation that the address is right, without a pin. */
    confirmWritten: () => once(() => submit({ ...noAcceptedDoubts, area: true })),
    reuse: (address: StoredAddress) => once(() => reuse(address)),
  };
}

const acceptedBy = (problem: AddressProblem | null, isMapGone: boolean): AcceptedDoubts => ({
  street: problem?.kind === 'street',
  farPin: problem?.kind === 'farPin',
  area: problem?.kind === 'area' && isMapGone,
});

/** Focuses the element in the next frame, when it is rendered. */
const focusOn = (id: string): number =>
  requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Runs one task at a time; presses while it runs are ignored. */
function useOnce() {
  const [busy, setBusy] = useState(false);
  const once = (work: () => Promise<void>): void => {
    if (busy) return;
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return { busy, once };
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
