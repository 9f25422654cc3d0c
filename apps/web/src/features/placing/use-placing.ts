import { useCallback } from 'react';
import { useApp } from '../../platform/app-context.tsx';
import { type ModalFrame, useModals } from '../../platform/modals/modal-context.tsx';
import { useGo } from '../../platform/navigation.ts';
import type { OrderPlan } from '../../platform/order-plan.ts';
import { paths } from '../../platform/paths.ts';
import { rememberAwaited, rememberPlaced } from '../../platform/placed-order.ts';
import { type Placed, placeThisOrder } from './place-order.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Places an order and shows how it ended: success with an empty cart, or what happened and the way out. Spec §4. */
export function usePlacing(): (plan: OrderPlan, frame: ModalFrame) => Promise<void> {
  const app = useApp();
  const modals = useModals();
  const go = useGo();
  return useCallback(
    async (plan, frame) => {
      const placed = await placeThisOrder({ ...app, wait, makeKey: () => crypto.randomUUID() }, plan);
      frame.setLoading(false);
      show(placed);

      function show(outcome: Placed): void {
        switch (outcome.kind) {
          case 'placed':
            rememberPlaced(outcome.order, app.shop.getState().lines, app.clock.now());
            app.shop.setState({ lines: [] });
            return go(paths.purchaseSuccess, { replace: true });
          case 'unconfirmed':
            rememberAwaited(app.clock.now());
            return go(paths.processing);
          case 'refused':
            return showRefusal(outcome.refusal);
        }
      }

      function showRefusal(refusal: Extract<Placed, { kind: 'refused' }>['refusal']): void {
        if (refusal.label === 'UNPROCESSABLE_ITEMS') return modals.replace({ kind: 'unavailableProducts', refusal });
        if (refusal.label.startsWith('NO_RIDERS')) return modals.replace({ kind: 'noRiders', refusal });
        modals.replace({ kind: 'orderCreationStatus', refusal, plan });
      }
    },
    [app, modals, go],
  );
}
