import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { type ReactNode, useId, useState } from 'react';
import { addressLine } from '@comanda/domain/address/address-line.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { SavedAddressAnswer } from '../../shop/place/saved-address.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { readAddressHistory } from '../../shop/place/address-history.ts';
import css from '../../shop/place/place.module.css';

type Props = {
  saved: readonly SavedAddressAnswer[];
  onPick: (address: StoredAddress) => void;
  /** The recent store for pickup, or null. */ recentStore: ReactNode;
};

/**
 * The recent addresses of this browser, without the saved ones, and the recent store for pickup.
 * One press chooses. docs/rules/places.md#recent-store-for-pickup.
 */
export function RecentAddresses({ saved, onPick, recentStore }: Props) {
  const { clock } = useApp();
  const words = useTextsOf(dispatchTexts);
  const [history] = useState(() => readAddressHistory(clock.now()));
  const titleId = useId();
  const names = new Set(saved.map(addressLine));
  const addresses = history.filter((address) => !names.has(addressLine(address)));
  if (addresses.length === 0 && recentStore === null) return null;
  return (
    <section aria-labelledby={titleId} className={css.recent}>
      <p className={css.historyTitle} id={titleId}>
        {words.placesRecent}
      </p>
      {addresses.map((address) => (
        <button
          key={address.textAddress}
          type="button"
          className={css.suggestion}
          onClick={() => onPick(address)}
        >
          <Icon name="clock" />
          <span>{addressLine(address)}</span>
        </button>
      ))}
      {recentStore}
    </section>
  );
}
