import { createAddress } from '@comanda/contract/addresses.ts';
import { hasStreetNumber } from '@comanda/domain/address/history.ts';
import { writtenText } from '@comanda/domain/address/written-address.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import { useEffect, useState } from 'react';
import { useApp, useShop } from '../../platform/app-context.tsx';
import { areaChoice } from '../../platform/area-port.ts';
import type { StoredAddress } from '../../platform/shop-schema.ts';
import {
  type AddressDetails,
  type AddressDraft,
  addressOf,
  type AddressProblem,
  byHand,
  draftOf,
  type ManualDraft,
} from './address-draft.ts';
import { keepAddress } from './address-history.ts';
import type { Chosen } from './chosen.ts';
import { coverageOf } from './coverage.ts';
import { findWritten } from './find-written.ts';
import type { SaveAs } from './save-as.tsx';

const noDetails: AddressDetails = { apartmentDetails: '', dispatchNote: '' };
const detailsOf = ({ apartmentDetails, dispatchNote }: AddressDetails): AddressDetails => ({ apartmentDetails, dispatchNote });

/** The address that is being given, what is in its way, and how it becomes the place of the order. */
export function useAddressDraft(onChoose: (chosen: Chosen) => Promise<void>) {
  const { api, clock, page } = useApp();
  const before = useShop((shop) => (shop.place.choice.kind === 'delivery' ? shop.place.choice.address : null));
  const [draft, setDraft] = useState<AddressDraft>(() => draftOf(before));
  const [details, setDetails] = useState<AddressDetails>(() => (before ? detailsOf(before) : noDetails));
  const [problem, setProblem] = useState<AddressProblem | null>(null);
  const [saveAs, setSaveAs] = useState<SaveAs>('no');
  const [busy, setBusy] = useState(false);
  const change = (next: AddressDraft): void => {
    setDraft(next);
    setProblem(null);
  };
  useChosenArea(setDraft, setProblem);
  const deliver = async (address: StoredAddress): Promise<void> => {
    const coverage = await coverageOf(api, page.stores, address);
    if (coverage === null) return setProblem({ kind: 'outside' });
    keepAddress(address, clock.now());
    if (saveAs !== 'no') void api.call(createAddress, { body: { address: { ...address, kind: saveAs } } });
    await onChoose({ storeId: coverage.store.id, choice: { kind: 'delivery', address } });
  };
  const deliverWritten = async ({ street, number, area, point }: ManualDraft): Promise<void> => {
    const text = writtenText({ street, number, area: area?.name ?? '' });
    if (!text.ok) return setProblem({ kind: 'missing', fields: text.error });
    if (area === null) return;
    const found = point === null ? await findWritten(api, text.value, area) : null;
    const { latitude, longitude }: Point = point ?? found ?? area;
    await deliver({
      textAddress: text.value,
      city: area.name,
      latitude,
      longitude,
      placeId: found?.placeId ?? null,
      ...details,
    });
  };
  /** What is known of the street stays, and the number is written beside it. */
  const askNumber = (draft: AddressDraft): void => {
    setDraft(byHand(draft));
    setProblem({ kind: 'missing', fields: ['number'] });
  };
  const give = (draft: AddressDraft): Promise<void> | void => {
    if (draft.entry === 'manual') return deliverWritten(draft);
    if (draft.place === null) return setProblem({ kind: 'notFound' });
    if (!hasStreetNumber(draft.place.textAddress)) return askNumber(draft);
    return deliver(addressOf(draft.place, details));
  };
  const once = async (work: () => Promise<void> | void): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  return {
    draft,
    details,
    problem,
    busy,
    change,
    setDetails,
    saveAs,
    setSaveAs,
    submit: () => void once(() => give(draft)),
    reuse: (address: StoredAddress) => void once(() => deliver(address)),
  };
}

/** Takes over what the area picker was closed with. Another area than the device's own is another place. */
function useChosenArea(setDraft: (change: (draft: AddressDraft) => AddressDraft) => void, setProblem: (problem: null) => void): void {
  useEffect(
    () =>
      areaChoice.subscribe(({ area }) => {
        if (area === null) return;
        areaChoice.setState({ area: null });
        setDraft((draft) =>
          draft.entry === 'manual' ? { ...draft, area, point: draft.area?.name === area.name ? draft.point : null } : draft,
        );
        setProblem(null);
      }),
    [setDraft, setProblem],
  );
}
