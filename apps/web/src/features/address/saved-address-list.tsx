import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { addressLine } from '@comanda/domain/address/address-line.ts';
import { addressKindIcons } from './address-kind-icons.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { paths } from '../../platform/paths.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import type { SavedAddressAnswer } from '../../shop/place/saved-address.ts';
import type { useSavedAddresses } from './use-saved-addresses.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { buttonClass, IconButton } from '@comanda/ui/button.tsx';
import { pencilIcon } from '@comanda/ui/lazy-icons.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import css from '../../shop/place/place.module.css';

/**
 * Greatest number shown here; the profile shows all. docs/rules/places.md#order-of-saved-addresses.
 */
const maxShown = 4;

type Props = {
  saved: ReturnType<typeof useSavedAddresses>;
  onPick: (address: StoredAddress) => void;
};

/** The shopper's saved addresses: one button chooses, another edits. */
export function SavedAddressList({ saved, onPick }: Props) {
  const words = useTextsOf(addressesTexts);
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
      {addresses.slice(0, maxShown).map((address) => (
        <SavedAddressItem key={address.id} address={address} onPick={onPick} />
      ))}
      {addresses.length > maxShown ? (
        <a className={buttonClass('link')} href={paths.profile} data-nav>
          {words.all(addresses.length)}
        </a>
      ) : null}
    </section>
  );
}

function SavedAddressItem({
  address,
  onPick,
}: {
  address: SavedAddressAnswer;
  onPick: (address: StoredAddress) => void;
}) {
  const words = useTextsOf(addressesTexts);
  const modals = useModals();
  const kind = words.kinds[address.kind];
  return (
    <div className={css.savedPlace}>
      <button type="button" className={css.suggestion} onClick={() => onPick(storedOf(address))}>
        <Icon name={addressKindIcons[address.kind]} />
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

const storedOf = ({
  id: _,
  kind: __,
  description: ___,
  hasStreetNumber: ____,
  ...address
}: SavedAddressAnswer): StoredAddress => address;
