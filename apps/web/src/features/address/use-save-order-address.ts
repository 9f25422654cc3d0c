import { createAddress } from '@comanda/contract/addresses.ts';
import type { AddressKind } from '@comanda/domain/address/saved-address.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { useApp, useTextsOf } from '../../shop/app-context.tsx';
import { retryAction } from '../../platform/retry-after.ts';
import { publishAddressesChanged } from './use-saved-addresses.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { showToast } from '../../platform/toasts.ts';
import { saveProblemOf } from './save-problem.ts';

type AddressToSave = StoredAddress & { kind: AddressKind };

/** Keeps an address beside an order that goes there. Nobody waits for it; that it failed is told, with the way to try again. */
export function useSaveOrderAddress(): (address: AddressToSave) => void {
  const { api, toasts, texts } = useApp();
  const words = useTextsOf(addressesTexts);
  const save = async (address: AddressToSave): Promise<void> => {
    const answer = await api.call(createAddress, { body: { address } });
    if (answer.ok) return publishAddressesChanged();
    const problem = saveProblemOf(answer.error);
    if (problem.why === 'full') return showToast(toasts, words.notKept.full(problem.limit));
    showToast(
      toasts,
      words.notKept.other,
      retryAction(answer.error, texts.common.retry, () => void save(address)),
    );
  };
  return (address) => void save(address);
}
