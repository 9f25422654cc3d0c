import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import { storeInAddressHistory } from '../../shop/place/address-history.ts';
import type { DispatchSelection } from '../../features/dispatch/dispatch-selection.ts';
import { fetchDeliveryStores } from '../../shop/place/coverage.ts';
import type { SaveAs } from '../../features/address/save-as-field.tsx';
import { useAddressForm } from '../../features/address/use-address-form.ts';
import type { SubmitAddress } from '../../features/address/use-submit-address.ts';
import { useSaveOrderAddress } from '../../features/address/use-save-order-address.ts';

/**
 * Turns a given address into the place of the order, and saves the address if the shopper chose so.
 */
export function useDelivery(onChoose: (chosen: DispatchSelection) => Promise<void>) {
  const app = useApp();
  const storedAddress = useShop((shop) =>
    shop.place.choice.kind === 'delivery' ? shop.place.choice.address : null,
  );
  const [saveAs, setSaveAs] = useState<SaveAs>('notSaved');
  const saveOrderAddress = useSaveOrderAddress();
  const deliver: SubmitAddress = async (address, source) => {
    const [first] = await fetchDeliveryStores(app, address);
    if (first === undefined) return { kind: 'outside' };
    storeInAddressHistory(address, app.clock.now());
    if (source === 'entered' && saveAs !== 'notSaved')
      saveOrderAddress({ ...address, kind: saveAs });
    await onChoose({ storeId: first.store.id, choice: { kind: 'delivery', address } });
    return null;
  };
  return { form: useAddressForm(storedAddress, deliver), saveAs, setSaveAs };
}
