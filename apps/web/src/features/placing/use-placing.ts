import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { afterCreate } from '@comanda/domain/payment/after-create.ts';
import { methodSentAs } from '@comanda/domain/payment/method-names.ts';
import { useCallback } from 'react';
import { useApp } from '../../platform/app-context.tsx';
import { type ModalFrame, useModals } from '../../platform/modals/modal-context.tsx';
import { useGo } from '../../platform/navigation.ts';
import type { OrderPlan } from '../../platform/order-plan.ts';
import { paths } from '../../platform/paths.ts';
import { rememberAwaited, rememberPlaced } from '../../platform/placed-order.ts';
import { tellTrouble } from '../../platform/slot-trouble.ts';
import { rememberUnpaid, unpaidLike } from '../../platform/unpaid-order.ts';
import { usePay } from '../../platform/use-pay.ts';
import { type Placed, placeThisOrder } from './place-order.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Places an order and shows how it ended: success with an empty cart, the way to pay it, or what happened and the way out. Spec §4. */
export function usePlacing(): (plan: OrderPlan, frame: ModalFrame) => Promise<void> {
  const app = useApp();
  const show = useShowPlaced();
  const pay = usePay();
  return useCallback(
    async (plan, frame) => {
      const before = unpaidLike(fingerprintOf(plan), app.clock.now());
      const placed = before ?? (await placeThisOrder({ ...app, wait, makeKey: () => crypto.randomUUID() }, plan));
      frame.setLoading(false);
      if ('orderId' in placed) pay(placed.orderId, methodSentAs(plan.body.order.paymentMethod), { replace: true });
      else show(placed, plan);
    },
    [app, show, pay],
  );
}

const fingerprintOf = ({ body }: OrderPlan): string => JSON.stringify(body);

function useShowPlaced(): (outcome: Placed, plan: OrderPlan) => void {
  const { shop, clock } = useApp();
  const go = useGo();
  const pay = usePay();
  const showRefusal = useShowRefusal();
  return useCallback(
    (outcome, plan) => {
      const now = clock.now();
      const { lines } = shop.getState();
      switch (outcome.kind) {
        case 'placed':
          if (afterCreate(outcome.order.paymentMethod).kind === 'redirect') {
            rememberUnpaid(outcome.order, fingerprintOf(plan), lines, now);
            return pay(outcome.order.id, outcome.order.paymentMethod, { replace: true });
          }
          rememberPlaced(outcome.order, lines, now);
          shop.setState({ lines: [], wanted: null });
          return go(paths.purchaseSuccess, { replace: true });
        case 'unconfirmed':
          rememberAwaited(now);
          return go(paths.processing);
        case 'refused':
          return showRefusal(outcome.refusal, plan);
      }
    },
    [shop, clock, go, pay, showRefusal],
  );
}

function useShowRefusal(): (refusal: Refusal, plan: OrderPlan) => void {
  const { shop } = useApp();
  const modals = useModals();
  return useCallback(
    (refusal, plan) => {
      if (refusal.label === 'UNPROCESSABLE_ITEMS') return modals.replace({ kind: 'unavailableProducts', refusal });
      const { wanted } = shop.getState();
      if (wanted !== null && refusal.metadata['field'] === 'requested_time') {
        const lost = refusal.metadata['reason'] === 'full' ? 'full' : 'notOffered';
        tellTrouble(wanted, lost);
        return modals.replace({ kind: 'futureOrder', next: 'nothing', lost });
      }
      if (refusal.label.startsWith('NO_RIDERS')) return modals.replace({ kind: 'noRiders', refusal });
      modals.replace({ kind: 'orderCreationStatus', refusal, plan });
    },
    [modals, shop],
  );
}
