import { deleteAddress } from '@comanda/contract/addresses.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { addressWords } from '../../platform/address-words.ts';
import { kindIcon } from '../../ui/kind-icon.ts';
import { type SavedAddress, useSavedAddresses } from '../../platform/saved-addresses.ts';
import { showToast } from '../../platform/toasts.ts';
import { Block } from '../../ui/block.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import css from './address.module.css';

/** All addresses that a person keeps, each with the way to keep it no longer. Nothing while there are none. Spec §2 profile. */
export function SavedAddressesBlock() {
  const { api, toasts } = useApp();
  const words = useArea(dispatchTexts);
  const { addresses, reload } = useSavedAddresses();
  if (addresses.length === 0) return null;
  const forget = async ({ id }: SavedAddress): Promise<void> => {
    const answer = await api.call(deleteAddress, { params: { id } });
    showToast(toasts, answer.ok ? words.savedForgotten : words.savedNotForgotten);
    reload();
  };
  return (
    <Block title={words.savedTitle}>
      <ul>
        {addresses.map((address) => (
          <li key={address.id} className={css.saved}>
            <Icon name={kindIcon[address.kind]} />
            <span>
              <b>{words.kinds[address.kind]}</b>
              <small>{addressWords(address)}</small>
            </span>
            <IconButton icon="bin" label={words.savedForget(address.textAddress)} onClick={() => void forget(address)} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
