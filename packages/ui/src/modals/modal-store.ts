import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type AnyModal,
  type ModalAction,
  modalStack,
  type ModalStack,
  noModals,
  topModal,
} from './modal-stack.ts';

/**
 * The outcome of a modal that was closed without an answer: by Escape, its cross, the overlay,
 * Back, or a modal in its place.
 */
export const dismissed = 'dismissed';

/** The open modals, and the callers that wait for the answer of one. */
export type ModalStore<R extends AnyModal> = {
  stack: StoreApi<ModalStack<R>>;
  dispatch(action: ModalAction<R>): void;
  /**
   * Opens a modal. Resolves with its answer, or with `dismissed` once it is closed without one.
   * Never rejects.
   */
  ask(request: R): Promise<unknown>;
  /** Closes the modal and resolves its request. Does nothing if the modal is no longer open. */
  answer(id: number, answer: unknown): void;
};

export function createModalStore<R extends AnyModal>(): ModalStore<R> {
  const stack = createStore<ModalStack<R>>(() => noModals);
  const waiting = new Map<number, (outcome: unknown) => void>();
  const settle = (id: number, outcome: unknown): void => {
    const resolve = waiting.get(id);
    waiting.delete(id);
    resolve?.(outcome);
  };
  const dispatch = (action: ModalAction<R>): void => {
    stack.setState(modalStack(stack.getState(), action), true);
    const open = new Set(stack.getState().open.map(({ id }) => id));
    for (const id of waiting.keys()) if (!open.has(id)) settle(id, dismissed);
  };
  return {
    stack,
    dispatch,
    ask: (request) => {
      dispatch({ type: 'open', request });
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const top = topModal(stack.getState());
      if (top !== null) waiting.set(top.id, resolve);
      return promise;
    },
    answer: (id, answer) => {
      settle(id, answer);
      dispatch({ type: 'close', id });
    },
  };
}
