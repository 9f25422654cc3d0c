/** A modal as plain serialisable data: its kind, and what its component needs. */
export type AnyModal = { readonly kind: string };

/** An open modal. While `loading` is true the shopper cannot close it. */
export type OpenModal<R extends AnyModal> = { id: number; request: R; loading: boolean };
export type ModalStack<R extends AnyModal> = { open: readonly OpenModal<R>[]; nextId: number };

export type ModalAction<R extends AnyModal> =
  | { type: 'open'; request: R }
  | { type: 'replaceTop'; request: R }
  | { type: 'closeTop' }
  | { type: 'close'; id: number }
  | { type: 'closeAll' }
  | { type: 'setLoading'; id: number; loading: boolean };

export const noModals: ModalStack<never> = { open: [], nextId: 1 };

export const topModal = <R extends AnyModal>(stack: ModalStack<R>): OpenModal<R> | null =>
  stack.open.at(-1) ?? null;

/**
 * Returns the stack after an action. Opening a modal that is already open moves it to the top. A
 * loading modal does not close by Escape, overlay or Back (docs/rules/web.md#modal-stack).
 */
export function modalStack<R extends AnyModal>(
  stack: ModalStack<R>,
  action: ModalAction<R>,
): ModalStack<R> {
  switch (action.type) {
    case 'open':
      return push(
        {
          ...stack,
          open: stack.open.filter(({ request }) => request.kind !== action.request.kind),
        },
        action.request,
      );
    case 'replaceTop':
      return push({ ...stack, open: stack.open.slice(0, -1) }, action.request);
    case 'closeTop':
      return topModal(stack)?.loading ? stack : { ...stack, open: stack.open.slice(0, -1) };
    case 'close':
      return { ...stack, open: stack.open.filter((modal) => modal.id !== action.id) };
    case 'closeAll':
      return { ...stack, open: [] };
    case 'setLoading':
      return {
        ...stack,
        open: stack.open.map((modal) =>
          modal.id === action.id ? { ...modal, loading: action.loading } : modal,
        ),
      };
  }
}

const push = <R extends AnyModal>(stack: ModalStack<R>, request: R): ModalStack<R> => ({
  open: [...stack.open, { id: stack.nextId, request, loading: false }],
  nextId: stack.nextId + 1,
});
