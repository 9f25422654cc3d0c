import type { ModalRequest } from './modal-request.ts';

/** An open modal. While `loading` is true the shopper cannot close it. */
export type OpenModal = { id: number; request: ModalRequest; loading: boolean };
export type ModalStack = { open: readonly OpenModal[]; nextId: number };

export type ModalAction =
  | { type: 'open'; request: ModalRequest }
  | { type: 'replaceTop'; request: ModalRequest }
  | { type: 'closeTop' }
  | { type: 'close'; id: number }
  | { type: 'closeAll' }
  | { type: 'setLoading'; id: number; loading: boolean };

export const noModals: ModalStack = { open: [], nextId: 1 };

export const topModal = (stack: ModalStack): OpenModal | null => stack.open.at(-1) ?? null;

/**
 * Returns the stack after an action. Opening a modal that is already open moves it to the top. A loading modal does not close by Escape,
 * overlay or Back (docs/rules/web.md#modal-stack).
 */
export function modalStack(stack: ModalStack, action: ModalAction): ModalStack {
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

const push = (stack: ModalStack, request: ModalRequest): ModalStack => ({
  open: [...stack.open, { id: stack.nextId, request, loading: false }],
  nextId: stack.nextId + 1,
});

/**
 * Returns the modals to render. The card subscription is hidden while the order confirmation is open (docs/rules/web.md#modal-stack).
 */
export function visibleModals(stack: ModalStack): readonly OpenModal[] {
  const confirming = stack.open.some((modal) => modal.request.kind === 'orderConfirmation');
  return confirming
    ? stack.open.filter((modal) => modal.request.kind !== 'cardSubscription')
    : stack.open;
}
