import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useState } from 'react';
import { addressLine } from '@comanda/domain/address/address-line.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { SavedAddressAnswer } from '../../shop/place/saved-address.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { readAddressHistory } from '../../shop/place/address-history.ts';
import css from '../../shop/place/place.module.css';

type Props = { saved: readonly SavedAddressAnswer[]; onPick: (address: StoredAddress) => void };

/** The recent addresses of this browser, without the saved ones. One press chooses. */
export function RecentAddresses({ saved, onPick }: Props) {
  const { clock } = useApp();
  const words = useTextsOf(dispatchTexts);
  const [history] = useState(() => readAddressHistory(clock.now()));
  const names = new Set(saved.map(addressLine));
  const addresses = history.filter((address) => !names.has(addressLine(address)));
  if (addresses.length === 0) return null;
  return (
    <section aria-label={words.addressRecent}>
      <p className={css.historyTitle}>{words.addressRecent}</p>
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
    </section>
  );
}
