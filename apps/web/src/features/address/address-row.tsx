import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { addressLine } from '@comanda/domain/address/address-line.ts';
import { addressKindIcons } from './address-kind-icons.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { SavedAddressAnswer } from '../../shop/place/saved-address.ts';
import { IconButton } from '@comanda/ui/button.tsx';
import { pencilIcon } from '@comanda/ui/lazy-icons.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './address.module.css';

/** One saved address with its edit and remove buttons. */
export function AddressRow({
  address,
  onRemove,
}: {
  address: SavedAddressAnswer;
  onRemove: () => void;
}) {
  const words = useTextsOf(addressesTexts);
  const modals = useModals();
  const kind = words.kinds[address.kind];
  const named = { kind, address: address.textAddress };
  return (
    <li className={css.saved}>
      <Icon name={addressKindIcons[address.kind]} />
      <span>
        <b>{kind}</b>
        <small>{addressLine(address)}</small>
        {address.dispatchNote === '' ? null : (
          <small className={css.way}>{address.dispatchNote}</small>
        )}
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
