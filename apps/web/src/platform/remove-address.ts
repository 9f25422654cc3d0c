import { createAddress, deleteAddress } from '@comanda/contract/addresses.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { type AppContext, useApp, useArea } from './app-context.tsx';
import type { SavedAddress } from './saved-address.ts';
import { tellAddressesChanged } from './saved-addresses.ts';
import { showToast } from './toasts.ts';

/** Takes an address out at once; for six seconds it can be put back (experience §4). Answers whether it is gone. */
export function useRemoveAddress(): (address: SavedAddress) => Promise<boolean> {
  const { api, toasts, texts } = useApp();
  const words = useArea(addressesTexts);
  const putBack = async (address: SavedAddress): Promise<void> => {
    if (await restore(api, address)) tellAddressesChanged();
    else showToast(toasts, words.notRestored, { label: texts.common.retry, run: () => void putBack(address) });
  };
  return async (address) => {
    const answer = await api.call(deleteAddress, { params: { id: address.id } });
    const isGone = answer.ok || answer.error.label === 'NOT_FOUND';
    if (isGone) showToast(toasts, words.removed, { label: texts.common.undo, run: () => void putBack(address) });
    else showToast(toasts, words.notRemoved);
    if (isGone) tellAddressesChanged();
    return isGone;
  };
}

async function restore(api: AppContext['api'], { id: _, hasStreetNumber: __, ...address }: SavedAddress): Promise<boolean> {
  return (await api.call(createAddress, { body: { address } })).ok;
}
