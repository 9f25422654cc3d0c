import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { useRef } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useRemoveAddress } from './use-remove-address.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import type { SavedAddressAnswer } from '../../shop/place/saved-address.ts';
import { type SavedAddresses, useSavedAddresses } from './use-saved-addresses.ts';
import { Block } from '@comanda/ui/block.tsx';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import css from './address.module.css';
import { AddressRow } from './address-row.tsx';

/**
 * All saved addresses of the shopper, with buttons to edit, remove and add.
 * docs/rules/places.md#order-of-saved-addresses.
 */
export function SavedAddressesBlock() {
  const words = useTextsOf(addressesTexts);
  const modals = useModals();
  const remove = useRemoveAddress();
  const saved = useSavedAddresses();
  const { addresses, reload } = saved;
  const block = useRef<HTMLDivElement>(null);
  const removeAddress = async (address: SavedAddressAnswer): Promise<void> => {
    // Removing the row drops the focus; move it to the Add button, which is always there.
    if (await remove(address)) block.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <Block title={words.title}>
      <div ref={block} className={css.block}>
        <SavedAddressesStatus saved={saved} onRetry={reload} />
        {addresses.length === 0 ? null : (
          <ul>
            {addresses.map((address) => (
              <AddressRow
                key={address.id}
                address={address}
                onRemove={() => void removeAddress(address)}
              />
            ))}
          </ul>
        )}
        <Button
          look="quiet"
          wide
          data-add=""
          aria-haspopup="dialog"
          onClick={() => modals.open({ kind: 'addAddress', address: null })}
        >
          <Icon name="plus" />
          {words.add}
        </Button>
      </div>
    </Block>
  );
}

/** Replaces the list while there is none to show. */
function SavedAddressesStatus({
  saved: { state, refusal, addresses },
  onRetry,
}: {
  saved: SavedAddresses;
  onRetry: () => void;
}) {
  const retry = useRetry(refusal, onRetry);
  const { texts } = useApp();
  const words = useTextsOf(addressesTexts);
  if (refusal !== null) {
    return (
      <Notice tone="bad">
        <p>{words.failed}</p>
        <RetryButton look="link" retry={retry} />
      </Notice>
    );
  }
  if (addresses.length > 0) return null;
  if (state === 'loaded') return <p className={css.none}>{words.none}</p>;
  return (
    <div className={css.skeleton}>
      <p className="visually-hidden" role="status">
        {texts.common.loading}
      </p>
      <span />
      <span />
    </div>
  );
}
