import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../shop/app-context.ts';
import { useModals } from '../shop/modals/use-modals.ts';

/**
 * Opens the modal of a page-wide refusal of any call: the resource belongs to another account.
 * docs/rules/people.md#forbidden-call.
 */
export function PageWideRefusals() {
  const { pageWideRefusal } = useApp();
  const refusal = useStore(pageWideRefusal, (state) => state.refusal);
  const modals = useModals();
  useEffect(() => {
    if (refusal === 'forbidden') modals.open({ kind: 'forbidden' });
  }, [refusal, modals]);
  return null;
}
