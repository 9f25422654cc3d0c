import type { OpenModal } from '@comanda/ui/modals/modal-stack.ts';
import type { ModalRequest } from './modal-request.ts';

/**
 * Returns the modals to render. The card subscription is hidden while the order confirmation is
 * open (docs/rules/web.md#modal-stack).
 */
export const visibleModals = (
  open: readonly OpenModal<ModalRequest>[],
): readonly OpenModal<ModalRequest>[] =>
  open.some(({ request }) => request.kind === 'orderConfirmation')
    ? open.filter(({ request }) => request.kind !== 'cardSubscription')
    : open;
