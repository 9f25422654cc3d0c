import { createAddress, updateAddress } from '@comanda/contract/addresses.ts';
import type { AddressKind } from '@comanda/domain/address/saved-address.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import type { SavedAddressAnswer } from '../../shop/place/saved-address.ts';
import { publishAddressesChanged } from './use-saved-addresses.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { type SaveProblem, saveProblemOf, saveProblemText } from './save-problem.ts';
import { useAddressForm } from './use-address-form.ts';
import type { SubmitAddress } from './use-submit-address.ts';

const savedToastMs = 3_000;

/**
 * Creates a saved address, or updates `before`. If `before` was removed meanwhile, the next press
 * creates it again. A problem shows beside the button and the fields stay filled; if the dialog is
 * closed by then, a toast shows it.
 */
export function useSaveAddress(savedAddress: SavedAddressAnswer | null, frame: ModalFrame) {
  const { api, toasts } = useApp();
  const words = useTextsOf(addressesTexts);
  const [kind, setKind] = useState<AddressKind>(savedAddress?.kind ?? 'home');
  const [trouble, setTrouble] = useState<SaveProblem | null>(null);
  const id = useRef(savedAddress?.id ?? null);
  const isOpen = useIsOpen();
  const save: SubmitAddress = async (address) => {
    setTrouble(null);
    const body = { address: { ...address, kind } };
    const answer =
      id.current === null
        ? await api.call(createAddress, { body })
        : await api.call(updateAddress, { params: { id: id.current }, body });
    if (answer.ok) {
      publishAddressesChanged();
      showToast(toasts, words.saved, null, savedToastMs);
      frame.close();
      return null;
    }
    const problem = saveProblemOf(answer.error);
    if (problem.reason === 'gone') id.current = null;
    setTrouble(problem);
    if (!isOpen.current) showToast(toasts, saveProblemText(problem, words.trouble));
    return null;
  };
  return { form: useAddressForm(savedAddress, save), kind, setKind, trouble };
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
