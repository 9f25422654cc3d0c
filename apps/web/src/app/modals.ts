import { lazy } from 'react';
import { MiniCart } from '../features/cart/mini-cart.tsx';
import type { ModalComponents } from '../platform/modals/modal-host.tsx';

const dispatch = lazy(() => import('../features/dispatch/dispatch-modal.tsx').then((module) => ({ default: module.DispatchModal })));

/** Kind to component; complete by type, so a new request does not compile until something draws it. */
export const modalComponents: Partial<ModalComponents> = {
  miniCart: MiniCart,
  dispatch,
};
