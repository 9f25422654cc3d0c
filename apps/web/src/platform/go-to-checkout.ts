import { useCallback } from 'react';
import { useApp } from './app-context.tsx';
import { useModals } from './modals/modal-context.tsx';
import { useGo } from './navigation.ts';
import { paths } from './paths.ts';

/** To checkout; a shopper who has not said how and where yet is asked first. */
export function useGoToCheckout(): () => void {
  const { shop } = useApp();
  const modals = useModals();
  const go = useGo();
  return useCallback(() => {
    if (shop.getState().place.choice.kind === 'undecided') modals.open({ kind: 'dispatch', next: 'checkout' });
    else go(paths.checkout);
  }, [shop, modals, go]);
}
