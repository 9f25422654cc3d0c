import { createAddress } from '@comanda/contract/addresses.ts';
import type { AddressKind } from '@comanda/domain/address/saved-address.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { publishAddressesChanged } from './use-saved-addresses.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { retryAction, showToast } from '@comanda/ui/toasts/toasts.ts';
import { saveProblemOf } from './save-problem.ts';

type AddressToSave = StoredAddress & { kind: AddressKind };

/**
 * Saves the address of an order in the background. A failure shows a toast, with a retry if the
 * refusal is retryable.
 */
export function useSaveOrderAddress(): (address: AddressToSave) => void {
  const { api, toasts, texts } = useApp();
  const words = useTextsOf(addressesTexts);
  const save = async (address: AddressToSave): Promise<void> => {
    const answer = await api.call(createAddress, { body: { address } });
    if (answer.ok) return publishAddressesChanged();
    const problem = saveProblemOf(answer.error);
    if (problem.reason === 'full') return showToast(toasts, words.notKept.full(problem.limit));
    showToast(
      toasts,
      words.notKept.other,
      retryAction(answer.error, texts.common.retry, () => void save(address)),
    );
  };
  return (address) => void save(address);
}
