import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { useArea } from '../../platform/app-context.tsx';
import { addressLine } from '@comanda/domain/address/address-line.ts';
import { kindIcon } from '../../ui/kind-icon.ts';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { paths } from '../../platform/paths.ts';
import { useRetry } from '../../platform/use-retry.ts';
import { RetryButton } from '../../ui/retry-button.tsx';
import type { SavedAddress } from '../../platform/saved-address.ts';
import type { useSavedAddresses } from '../../platform/saved-addresses.ts';
import type { StoredAddress } from '../../platform/shop-schema.ts';
import { buttonClass, IconButton } from '../../ui/button.tsx';
import { pencilIcon } from '../../ui/far-icons.ts';
import { Icon } from '../../ui/icons.tsx';
import css from './dispatch.module.css';

/** How many are shown here; the profile has them all. decisions §9. */
const shown = 4;

type Props = { saved: ReturnType<typeof useSavedAddresses>; onPick: (address: StoredAddress) => void };

/** The addresses that a person keeps: one press and it is chosen, another changes it. */
export function SavedPlaces({ saved, onPick }: Props) {
  const words = useArea(addressesTexts);
  const { refusal, addresses, reload } = saved;
  const retry = useRetry(refusal, reload);
  if (addresses.length === 0 && refusal === null) return null;
  return (
    <section aria-label={words.title}>
      <p className={css.historyTitle}>{words.title}</p>
      {refusal === null ? null : (
        <p className={css.failed} role="status">
          {words.failed}
          <RetryButton look="link" retry={retry} />
        </p>
      )}
      {addresses.slice(0, shown).map((address) => (
        <SavedPlace key={address.id} address={address} onPick={onPick} />
      ))}
      {addresses.length > shown ? (
        <a className={buttonClass('link')} href={paths.profile} data-nav>
          {words.all(addresses.length)}
        </a>
      ) : null}
    </section>
  );
}

function SavedPlace({ address, onPick }: { address: SavedAddress; onPick: (address: StoredAddress) => void }) {
  const words = useArea(addressesTexts);
  const modals = useModals();
  const kind = words.kinds[address.kind];
  return (
    <div className={css.savedPlace}>
      <button type="button" className={css.suggestion} onClick={() => onPick(storedOf(address))}>
        <Icon name={kindIcon[address.kind]} />
        <span>
          <b>{kind}</b>
          <small>{addressLine(address)}</small>
        </span>
      </button>
      <IconButton
        icon={pencilIcon}
        size={18}
        label={words.change({ kind, address: address.textAddress })}
        haspopup
        onClick={() => modals.open({ kind: 'addAddress', address })}
      />
    </div>
  );
}

const storedOf = ({ id: _, kind: __, description: ___, hasStreetNumber: ____, ...address }: SavedAddress): StoredAddress => address;
