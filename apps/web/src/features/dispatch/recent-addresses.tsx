import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useState } from 'react';
import { useApp, useArea } from '../../platform/app-context.tsx';
import type { StoredAddress } from '../../platform/shop-schema.ts';
import { Icon } from '../../ui/icons.tsx';
import { readAddresses } from './address-history.ts';
import css from './dispatch.module.css';

/** The last addresses of this browser: one press and it is chosen. */
export function RecentAddresses({ onPick }: { onPick: (address: StoredAddress) => void }) {
  const { clock } = useApp();
  const words = useArea(dispatchTexts);
  const [addresses] = useState(() => readAddresses(clock.now()));
  if (addresses.length === 0) return null;
  return (
    <section aria-label={words.addressRecent}>
      <p className={css.historyTitle}>{words.addressRecent}</p>
      {addresses.map((address) => (
        <button key={address.textAddress} type="button" className={css.suggestion} onClick={() => onPick(address)}>
          <Icon name="clock" />
          <span>
            {address.textAddress}
            <small>{[address.apartmentDetails, address.city].filter((part) => part !== '').join(' · ')}</small>
          </span>
        </button>
      ))}
    </section>
  );
}
