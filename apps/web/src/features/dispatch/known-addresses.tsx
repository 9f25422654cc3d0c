import { useSavedAddresses } from '../../platform/saved-addresses.ts';
import type { StoredAddress } from '../../platform/shop-schema.ts';
import { RecentAddresses } from './recent-addresses.tsx';
import { SavedPlaces } from './saved-places.tsx';

/** Addresses that need no writing: those that a person keeps, then those used lately that are not among them. */
export function KnownAddresses({ onPick }: { onPick: (address: StoredAddress) => void }) {
  const saved = useSavedAddresses();
  return (
    <>
      <SavedPlaces saved={saved} onPick={onPick} />
      <RecentAddresses kept={saved.addresses} onPick={onPick} />
    </>
  );
}
