import { createContext, type Dispatch, useContext } from 'react';
import type { ModalRequest } from './modal-request.ts';
import type { ModalAction } from './modal-stack.ts';

export type Modals = {
  open(request: ModalRequest): void;
  /** Replaces the top modal: one step, one history entry. */
  replace(request: ModalRequest): void;
  closeTop(): void;
  closeAll(): void;
  dispatch: Dispatch<ModalAction>;
};

export const ModalsContext = createContext<Modals | null>(null);

/** Returns the modal stack's actions: `modals.open({ kind: 'miniCart' })`. */
export function useModals(): Modals {
  const modals = useContext(ModalsContext);
  if (modals === null) throw new Error('useModals outside of ModalHost');
  return modals;
}

/** The props that the host passes to the modal it renders. */
export type ModalFrame = { id: number; close(): void; setLoading(loading: boolean): void };
