import { refusedFields } from '@comanda/domain/checkout/refused-fields.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { methodSentAs } from '@comanda/domain/payment/method-names.ts';
import { useCallback } from 'react';
import { useApp } from '../../platform/app-context.tsx';
import { lacksPin, markWithoutPin } from '../../platform/ask-for-pin.ts';
import { type ModalFrame, useModals } from '../../platform/modals/modal-context.tsx';
import { fieldMarks } from '../../platform/field-marks.ts';
import { rememberAwaited } from '../../platform/awaited-order.ts';
import { useGo } from '../../platform/navigation.ts';
import type { OrderPlan } from '../../platform/order-plan.ts';
import { paths } from '../../platform/paths.ts';
import { tellTrouble } from '../../platform/slot-trouble.ts';
import { unpaidLike } from '../../platform/unpaid-order.ts';
import { usePay } from '../../platform/use-pay.ts';
import { takePlaced } from './take-placed.ts';
import { type Placed, placeThisOrder } from './place-order.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Places an order and shows how it ended: success with an empty cart, the way to pay it, or what happened and the way out. Spec §4. */
export function usePlacing(): (plan: OrderPlan, frame: ModalFrame) => Promise<void> {
  const app = useApp();
  const show = useShowPlaced();
  const pay = usePay();
  const modals = useModals();
  return useCallback(
    async (plan, frame) => {
      const before = unpaidLike(fingerprintOf(plan), app.clock.now());
      const placed = before ?? (await placeThisOrder({ ...app, wait, makeKey: () => crypto.randomUUID() }, plan));
      frame.setLoading(false);
      if ('orderId' in placed) pay(placed.orderId, methodSentAs(plan.body.order.paymentMethod), { replace: true });
      // Its modal is the page's own, which every call opens.
      else if (placed.kind === 'refused' && placed.refusal.label === 'NOT_AUTHORIZED') modals.dispatch({ type: 'close', id: frame.id });
      else show(placed, plan);
    },
    [app, show, pay, modals],
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
      const request = { fingerprint: fingerprintOf(plan), lines: shop.getState().lines };
      switch (outcome.kind) {
        case 'placed':
          if (takePlaced(outcome.order, request, { shop, clock }) === 'done') return go(paths.purchaseSuccess, { replace: true });
          return pay(outcome.order.id, outcome.order.paymentMethod, { replace: true });
        case 'unconfirmed':
          rememberAwaited({ ...request, since: clock.now(), jobToken: outcome.jobToken });
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
      if (lacksPin(refusal)) {
        markWithoutPin(shop);
        return modals.replace({ kind: 'dispatch', next: 'nothing' });
      }
      if (refusal.label.startsWith('NO_RIDERS')) return modals.replace({ kind: 'noRiders', refusal, plan });
      const marks = refusedFields(refusal);
      if (marks.some(([field]) => field === 'plus18')) return modals.replace({ kind: 'ageGate', line: null, editing: null });
      if (marks.length === 0) return modals.replace({ kind: 'orderCreationStatus', refusal, plan });
      fieldMarks.setState({ marks });
      modals.closeAll();
    },
    [modals, shop],
  );
}
