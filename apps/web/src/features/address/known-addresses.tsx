import { useSavedAddresses } from './use-saved-addresses.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { RecentAddresses } from './recent-addresses.tsx';
import { SavedAddressList } from './saved-address-list.tsx';

/** The shopper's saved addresses, then the recent ones that are not among them. */
export function KnownAddresses({ onPick }: { onPick: (address: StoredAddress) => void }) {
  const saved = useSavedAddresses();
  return (
    <>
      <SavedAddressList saved={saved} onPick={onPick} />
      <RecentAddresses saved={saved.addresses} onPick={onPick} />
    </>
  );
}
