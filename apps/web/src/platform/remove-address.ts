import { createAddress, deleteAddress } from '@comanda/contract/addresses.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { type AppContext, useApp, useArea } from './app-context.tsx';
import { retryAction } from './retry-after.ts';
import type { SavedAddress } from './saved-address.ts';
import { tellAddressesChanged } from './saved-addresses.ts';
import { showToast } from './toasts.ts';

/** Takes an address out at once; for six seconds it can be put back (experience §4). Answers whether it is gone. */
export function useRemoveAddress(): (address: SavedAddress) => Promise<boolean> {
  const { api, toasts, texts } = useApp();
  const words = useArea(addressesTexts);
  const putBack = async (address: SavedAddress): Promise<void> => {
    const answer = await restore(api, address);
    if (answer.ok) tellAddressesChanged();
    else
      showToast(
        toasts,
        words.notRestored,
        retryAction(answer.error, texts.common.retry, () => void putBack(address)),
      );
  };
  const remove = async (address: SavedAddress): Promise<boolean> => {
    const answer = await api.call(deleteAddress, { params: { id: address.id } });
    if (!answer.ok && answer.error.label !== 'NOT_FOUND') {
      showToast(
        toasts,
        words.notRemoved,
        retryAction(answer.error, texts.common.retry, () => void remove(address)),
      );
      return false;
    }
    showToast(toasts, words.removed, { label: texts.common.undo, run: () => void putBack(address) });
    tellAddressesChanged();
    return true;
  };
  return remove;
}

const restore = (api: AppContext['api'], { id: _, hasStreetNumber: __, ...address }: SavedAddress) =>
  api.call(createAddress, { body: { address } });
