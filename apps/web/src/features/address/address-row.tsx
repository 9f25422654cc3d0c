import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { useArea } from '../../platform/app-context.tsx';
import { addressLine } from '@comanda/domain/address/address-line.ts';
import { kindIcon } from '../../ui/kind-icon.ts';
import { useModals } from '../../platform/modals/modal-context.tsx';
import type { SavedAddress } from '../../platform/saved-address.ts';
import { IconButton } from '../../ui/button.tsx';
import { pencilIcon } from '../../ui/far-icons.ts';
import { Icon } from '../../ui/icons.tsx';
import css from './address.module.css';

/** One address with the ways to change it and to take it out. */
export function AddressRow({ address, onRemove }: { address: SavedAddress; onRemove: () => void }) {
  const words = useArea(addressesTexts);
  const modals = useModals();
  const kind = words.kinds[address.kind];
  const named = { kind, address: address.textAddress };
  return (
    <li className={css.saved}>
      <Icon name={kindIcon[address.kind]} />
      <span>
        <b>{kind}</b>
        <small>{addressLine(address)}</small>
        {address.dispatchNote === '' ? null : <small className={css.way}>{address.dispatchNote}</small>}
      </span>
      <IconButton
        icon={pencilIcon}
        size={18}
        label={words.change(named)}
        haspopup
        onClick={() => modals.open({ kind: 'addAddress', address })}
      />
      <IconButton icon="bin" size={18} label={words.remove(named)} onClick={onRemove} />
    </li>
  );
}
