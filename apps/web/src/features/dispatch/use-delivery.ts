import { useState } from 'react';
import { useApp, useShop } from '../../platform/app-context.tsx';
import { keepAddress } from './address-history.ts';
import type { Chosen } from './chosen.ts';
import { coverageOf } from './coverage.ts';
import type { SaveAs } from './save-as.tsx';
import { type TakeAddress, useAddressForm } from './use-address-form.ts';
import { useKeepForPerson } from './use-keep-for-person.ts';

/** How a given address becomes the place of the order, and is kept when that is wanted. */
export function useDelivery(onChoose: (chosen: Chosen) => Promise<void>) {
  const { api, clock, page } = useApp();
  const before = useShop((shop) => (shop.place.choice.kind === 'delivery' ? shop.place.choice.address : null));
  const [saveAs, setSaveAs] = useState<SaveAs>('no');
  const keepForPerson = useKeepForPerson();
  const deliver: TakeAddress = async (address, how) => {
    const coverage = await coverageOf(api, page.stores, address);
    if (coverage === null) return { kind: 'outside' };
    keepAddress(address, clock.now());
    if (how === 'given' && saveAs !== 'no') keepForPerson({ ...address, kind: saveAs });
    await onChoose({ storeId: coverage.store.id, choice: { kind: 'delivery', address } });
    return null;
  };
  return { form: useAddressForm(before, deliver), saveAs, setSaveAs };
}
