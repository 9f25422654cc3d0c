import { createAddress, updateAddress } from '@comanda/contract/addresses.ts';
import type { AddressKind } from '@comanda/domain/address/saved-address.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { useEffect, useRef, useState } from 'react';
import { useApp, useArea } from '../../platform/app-context.tsx';
import type { ModalFrame } from '../../platform/modals/modal-context.tsx';
import type { SavedAddress } from '../../platform/saved-address.ts';
import { tellAddressesChanged } from '../../platform/saved-addresses.ts';
import { showToast } from '../../platform/toasts.ts';
import { type SaveTrouble, saveTroubleOf, troubleWords } from './save-trouble.ts';
import { type TakeAddress, useAddressForm } from './use-address-form.ts';

const toldMs = 3_000;

/**
 * Saves what is given of an address: as a new one, or over the one that it was. What was taken out meanwhile becomes a new one at the
 * next press. Trouble stands beside the button and everything stays written; when the dialog is closed by then, it is told anyway.
 */
export function useSaveAddress(before: SavedAddress | null, frame: ModalFrame) {
  const { api, toasts } = useApp();
  const words = useArea(addressesTexts);
  const [kind, setKind] = useState<AddressKind>(before?.kind ?? 'home');
  const [trouble, setTrouble] = useState<SaveTrouble | null>(null);
  const id = useRef(before?.id ?? null);
  const isOpen = useIsOpen();
  const save: TakeAddress = async (given) => {
    setTrouble(null);
    const body = { address: { ...given, kind } };
    const answer =
      id.current === null ? await api.call(createAddress, { body }) : await api.call(updateAddress, { params: { id: id.current }, body });
    if (answer.ok) {
      tellAddressesChanged();
      showToast(toasts, words.saved, null, toldMs);
      frame.close();
      return null;
    }
    const found = saveTroubleOf(answer.error);
    if (found.why === 'gone') id.current = null;
    setTrouble(found);
    if (!isOpen.current) showToast(toasts, troubleWords(found, words.trouble));
    return null;
  };
  return { form: useAddressForm(before, save), kind, setKind, trouble };
}

function useIsOpen(): { readonly current: boolean } {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
