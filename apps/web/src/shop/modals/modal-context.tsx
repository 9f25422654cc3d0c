import { createContext, type Dispatch, useContext } from 'react';
import type { ModalRequest } from './modal-request.ts';
import type { ModalAction } from './modal-stack.ts';

export type Modals = {
  open(request: ModalRequest): void;
  /** Puts another modal in the place of the top one: one step, one history entry. */
  replace(request: ModalRequest): void;
  closeTop(): void;
  closeAll(): void;
  dispatch: Dispatch<ModalAction>;
};

export const ModalsContext = createContext<Modals | null>(null);

/** How a component asks for a modal: `modals.open({ kind: 'miniCart' })`. */
export function useModals(): Modals {
  const modals = useContext(ModalsContext);
  if (modals === null) throw new Error('useModals outside of ModalHost');
  return modals;
}

/** What the host tells the modal that it draws. */
export type ModalFrame = { id: number; close(): void; setLoading(loading: boolean): void };
