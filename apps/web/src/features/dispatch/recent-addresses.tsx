import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useState } from 'react';
import { addressLine } from '@comanda/domain/address/address-line.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import type { SavedAddress } from '../../platform/saved-address.ts';
import type { StoredAddress } from '../../platform/shop-schema.ts';
import { Icon } from '../../ui/icons.tsx';
import { readAddresses } from './address-history.ts';
import css from './dispatch.module.css';

type Props = { kept: readonly SavedAddress[]; onPick: (address: StoredAddress) => void };

/** The last addresses of this browser, but for those that are kept: one press and it is chosen. */
export function RecentAddresses({ kept, onPick }: Props) {
  const { clock } = useApp();
  const words = useArea(dispatchTexts);
  const [used] = useState(() => readAddresses(clock.now()));
  const names = new Set(kept.map(addressLine));
  const addresses = used.filter((address) => !names.has(addressLine(address)));
  if (addresses.length === 0) return null;
  return (
    <section aria-label={words.addressRecent}>
      <p className={css.historyTitle}>{words.addressRecent}</p>
      {addresses.map((address) => (
        <button key={address.textAddress} type="button" className={css.suggestion} onClick={() => onPick(address)}>
          <Icon name="clock" />
          <span>{addressLine(address)}</span>
        </button>
      ))}
    </section>
  );
}
