import { createContext, useContext } from 'react';
import type { AnyModal } from './modal-stack.ts';
import type { dismissed } from './modal-store.ts';

/** The answers of an application's modals by kind. A kind that is not named answers nothing. */
export type ModalAnswers = Readonly<Record<string, object>>;
type RequestOf<R extends AnyModal, K> = Extract<R, { kind: K }>;
/** The requests whose modals answer nothing. */
type Silent<R extends AnyModal, A> = Exclude<R, { kind: keyof A }>;

/**
 * The actions of the modal stack, for an application with the requests `R` and their answers `A`.
 */
export type Modals<R extends AnyModal, A extends ModalAnswers> = {
  open(request: Silent<R, A>): void;
  /**
   * Opens a modal that answers. Resolves with the answer, or with `dismissed` when it is closed
   * without one: by Escape, its cross, the overlay, Back, or another modal in its place.
   */
  ask<K extends R['kind'] & keyof A>(request: RequestOf<R, K>): Promise<A[K] | typeof dismissed>;
  /**
   * Replaces the top modal: one step, one history entry. Nobody hears the answer of a modal that
   * answers.
   */
  replace(request: R): void;
  /** Closes a modal, even while it is loading. */
  close(id: number): void;
  closeAll(): void;
};

/**
 * The props that the host passes to the modal it renders. `answer` closes the modal and resolves
 * its request.
 */
export type ModalFrame<Answer = never> = {
  id: number;
  close(): void;
  answer(answer: Answer): void;
  setLoading(loading: boolean): void;
};

/** Modals of some application: the host knows no kinds. */
export type HostedModals = {
  open(request: AnyModal): void;
  ask(request: AnyModal): Promise<unknown>;
  replace(request: AnyModal): void;
  close(id: number): void;
  closeAll(): void;
};

export const ModalsContext = createContext<HostedModals | null>(null);

/**
 * Returns the modal stack's actions. An application names its requests and answers once: `export
 * const useModals = useModalsOf<ModalRequest, ModalAnswers>`. Its host's components are checked
 * against the same two.
 */
export function useModalsOf<R extends AnyModal, A extends ModalAnswers>(): Modals<R, A> {
  const modals = useContext(ModalsContext);
  if (modals === null) throw new Error('useModals outside of ModalHost');
  return modals as Modals<R, A>;
}
