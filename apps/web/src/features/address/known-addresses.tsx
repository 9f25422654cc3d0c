import type { ReactNode } from 'react';
import { useSavedAddresses } from './use-saved-addresses.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { RecentAddresses } from './recent-addresses.tsx';
import { SavedAddressList } from './saved-address-list.tsx';

type Props = {
  onPick: (address: StoredAddress) => void;
  /** The recent store for pickup, or null. */ recentStore: ReactNode;
};

/** The shopper's saved addresses, then the recent places that are not among them. */
export function KnownAddresses({ onPick, recentStore }: Props) {
  const saved = useSavedAddresses();
  return (
    <>
      <SavedAddressList saved={saved} onPick={onPick} />
      <RecentAddresses saved={saved.addresses} onPick={onPick} recentStore={recentStore} />
    </>
  );
}
