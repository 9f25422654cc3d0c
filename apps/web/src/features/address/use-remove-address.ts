import { createAddress, deleteAddress } from '@comanda/contract/addresses.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { SavedAddressAnswer } from '../../shop/place/saved-address.ts';
import { publishAddressesChanged } from './use-saved-addresses.ts';
import { retryAction, showToast } from '@comanda/ui/toasts/toasts.ts';

/**
 * Removes a saved address without a confirmation; for six seconds the shopper can restore it
 * (docs/rules/places.md#removed-address-can-be-restored). Resolves to true if it is gone.
 */
export function useRemoveAddress(): (address: SavedAddressAnswer) => Promise<boolean> {
  const { api, toasts, texts } = useApp();
  const words = useTextsOf(addressesTexts);
  const undoRemove = async (address: SavedAddressAnswer): Promise<void> => {
    const answer = await createAgain(api, address);
    if (answer.ok) publishAddressesChanged();
    else
      showToast(
        toasts,
        words.notRestored,
        retryAction(answer.error, texts.common.retry, () => void undoRemove(address)),
      );
  };
  const remove = async (address: SavedAddressAnswer): Promise<boolean> => {
    const answer = await api.call(deleteAddress, { params: { id: address.id } });
    if (!answer.ok && answer.error.label !== 'NOT_FOUND') {
      showToast(
        toasts,
        words.notRemoved,
        retryAction(answer.error, texts.common.retry, () => void remove(address)),
      );
      return false;
    }
    showToast(toasts, words.removed, {
      label: texts.common.undo,
      run: () => void undoRemove(address),
    });
    publishAddressesChanged();
    return true;
  };
  return remove;
}

const createAgain = (
  api: AppContext['api'],
  { id: _, hasStreetNumber: __, ...address }: SavedAddressAnswer,
) => api.call(createAddress, { body: { address } });
