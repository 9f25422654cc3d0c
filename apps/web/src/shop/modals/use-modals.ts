import { type Modals, useModalsOf } from '@comanda/ui/modals/modal-context.ts';
import type { ModalAnswers, ModalRequest } from './modal-request.ts';

/** Returns the modal stack's actions: `modals.open({ kind: 'miniCart' })`. */
export const useModals: () => Modals<ModalRequest, ModalAnswers> = useModalsOf;
