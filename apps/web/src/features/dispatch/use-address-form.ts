import { useEffect, useId, useState } from 'react';
import { useApp } from '../../platform/app-context.tsx';
import { areaChoice } from '../../platform/area-port.ts';
import type { StoredAddress } from '../../platform/shop-schema.ts';
import { type AddressDetails, type AddressDraft, type AddressProblem, byHand, draftOf, typed } from './address-draft.ts';
import { resolveDraft } from './resolve-draft.ts';
import { useLocation } from './use-location.ts';
import { usePinPlace } from './use-pin-place.ts';

const noDetails: AddressDetails = { apartmentDetails: '', dispatchNote: '' };
const detailsOf = ({ apartmentDetails, dispatchNote }: AddressDetails): AddressDetails => ({ apartmentDetails, dispatchNote });

/** Takes an address that is complete; answers what is in its way after all. `reused`: it was chosen as it is, not given here. */
export type TakeAddress = (address: StoredAddress, how: 'given' | 'reused') => Promise<AddressProblem | null>;
export type AddressForm = ReturnType<typeof useAddressForm>;

/** The address that is being given, what is in its way, and how it is handed on. */
export function useAddressForm(before: StoredAddress | null, take: TakeAddress) {
  const { api } = useApp();
  const id = useId();
  const [draft, setDraft] = useState<AddressDraft>(() => draftOf(before));
  const [details, setDetails] = useState<AddressDetails>(() => (before ? detailsOf(before) : noDetails));
  const [problem, setProblem] = useState<AddressProblem | null>(null);
  const { busy, once } = useOnce();
  const pin = usePinPlace(setDraft);
  const put = (next: AddressDraft): void => {
    pin.forget();
    setDraft(next);
    setProblem(null);
  };
  const { locating, ask, forget } = useLocation(put);
  useChosenArea(id, setDraft, () => {
    pin.forget();
    setProblem(null);
  });
  const boxId = `${id}-box`;
  const complain = (found: AddressProblem): void => {
    if (found.kind === 'missing') setDraft(byHand);
    if (found.kind === 'notFound') focusOn(boxId);
    setProblem(found);
  };
  const submit = async (): Promise<void> => {
    pin.forget();
    const given = await resolveDraft(api, draft, details);
    setProblem(given.ok ? await take(given.value, 'given') : null);
    if (!given.ok) complain(given.error);
  };
  return {
    ...{ id, boxId, draft, details, setDetails, problem, busy, locating, locate: ask, pin },
    change: put,
    writeByHand: () => {
      forget();
      put(byHand(draft));
    },
    restart: () => {
      forget();
      put(typed(''));
      focusOn(boxId);
    },
    submit: () => once(submit),
    reuse: (address: StoredAddress) => once(async () => setProblem(await take(address, 'reused'))),
  };
}

/** When it is drawn. */
const focusOn = (id: string): number => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** One work at a time: what is pressed meanwhile is not done twice. */
function useOnce() {
  const [busy, setBusy] = useState(false);
  const once = (work: () => Promise<void>): void => {
    if (busy) return;
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return { busy, once };
}

/** Takes over what the area picker was closed with. Another area than the device's own is another place. */
function useChosenArea(id: string, setDraft: (change: (draft: AddressDraft) => AddressDraft) => void, onTaken: () => void): void {
  useEffect(
    () =>
      areaChoice.subscribe(({ choice }) => {
        if (choice?.asker !== id) return;
        const { area } = choice;
        areaChoice.setState({ choice: null });
        setDraft((draft) =>
          draft.entry === 'manual' ? { ...draft, area, ...(draft.area?.name === area.name ? {} : { point: null, placeId: null }) } : draft,
        );
        onTaken();
      }),
    [id, setDraft, onTaken],
  );
}
