import { createAddress } from '@comanda/contract/addresses.ts';
import type { AddressKind } from '@comanda/domain/address/saved-address.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { retryAction } from '../../platform/retry-after.ts';
import { tellAddressesChanged } from '../../platform/saved-addresses.ts';
import type { StoredAddress } from '../../platform/shop-schema.ts';
import { showToast } from '../../platform/toasts.ts';
import { saveTroubleOf } from './save-trouble.ts';

type Kept = StoredAddress & { kind: AddressKind };

/** Keeps an address beside an order that goes there. Nobody waits for it; that it failed is told, with the way to try again. */
export function useKeepForPerson(): (address: Kept) => void {
  const { api, toasts, texts } = useApp();
  const words = useArea(addressesTexts);
  const keep = async (address: Kept): Promise<void> => {
    const answer = await api.call(createAddress, { body: { address } });
    if (answer.ok) return tellAddressesChanged();
    const trouble = saveTroubleOf(answer.error);
    if (trouble.why === 'full') return showToast(toasts, words.notKept.full(trouble.limit));
    showToast(
      toasts,
      words.notKept.other,
      retryAction(answer.error, texts.common.retry, () => void keep(address)),
    );
  };
  return (address) => void keep(address);
}
