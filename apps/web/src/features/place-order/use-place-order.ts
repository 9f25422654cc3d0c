import { refusedFields } from '@comanda/domain/checkout/refused-fields.ts';
import { isLoggedOut, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { fromWireMethod } from '@comanda/domain/payment/method-names.ts';
import { useCallback } from 'react';
import { useApp } from '../../shop/app-context.ts';
import {
  isUnconfirmedLocation,
  markLocationUnconfirmed,
} from '../../shop/place/unconfirmed-location.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { fieldMarks } from '../../shop/order/field-marks.ts';
import { whileSending } from '../../shop/order/submission.ts';
import { storeEarlierOrder } from '../../shop/order/earlier-orders.ts';
import { storePendingOrder } from '../../shop/order/pending-order.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import {
  type PlaceOrderRequest,
  requestFingerprint,
} from '../../shop/order/place-order-request.ts';
import { paths } from '../../platform/paths.ts';
import { refusedDiscount } from '../../shop/order/refused-discount.ts';
import { withoutRefused } from '../../shop/money/discount-store.ts';
import { setSlotProblem } from '../../shop/time/slot-problem.ts';
import { matchingUnpaidOrder } from '../../shop/order/unpaid-order.ts';
import { usePay } from '../../shop/money/use-pay.ts';
import { acceptPlacedOrder } from './accept-placed-order.ts';
import { saveProfile } from './save-profile.ts';
import { type SubmitOutcome, submitOrder } from './submit-order.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Places an order and shows the outcome: success with an empty cart, the payment, or the problem
 * with its next action. docs/rules/checkout.md#order-creation-status,
 * docs/rules/orders.md#cart-after-the-order.
 */
export function usePlaceOrder(): (plan: PlaceOrderRequest, frame: ModalFrame) => Promise<void> {
  const app = useApp();
  const show = useShowOutcome();
  const pay = usePay();
  const modals = useModals();
  return useCallback(
    async (plan, frame) => {
      const existingUnpaid = matchingUnpaidOrder(requestFingerprint(plan), app.clock.now());
      const outcome =
        existingUnpaid ??
        (await whileSending(() =>
          submitOrder({ ...app, wait, makeKey: () => crypto.randomUUID() }, plan),
        ));
      frame.setLoading(false);
      const isPlaced = 'orderId' in outcome || outcome.kind !== 'refused';
      if (isPlaced) storeEarlierOrder(plan, app.clock.now());
      if (isPlaced) void saveProfile(app, plan);
      if ('orderId' in outcome)
        pay(
          { id: outcome.orderId, total: chargedBy(plan) },
          fromWireMethod(plan.body.order.paymentMethod),
          { replace: true },
        );
      // Every call opens the page's own modal for a forbidden call, and for the end of a user's
      // session.
      else if (outcome.kind === 'refused' && isShownByPage(outcome.refusal, plan))
        modals.close(frame.id);
      else show(outcome, plan);
    },
    [app, show, pay, modals],
  );
}

/** The amount that the request of the shopper's unpaid order charges. */
const chargedBy = ({ body: { order } }: PlaceOrderRequest): Minor =>
  chargedAmount(order.expectedTotal, order, order.dispatchMethod);

const isShownByPage = (refusal: Refusal, { userId }: PlaceOrderRequest): boolean =>
  refusal.label === 'NOT_AUTHORIZED' || (userId !== undefined && isLoggedOut(refusal));

function useShowOutcome(): (outcome: SubmitOutcome, plan: PlaceOrderRequest) => void {
  const { shop, clock } = useApp();
  const go = useNavigate();
  const pay = usePay();
  const showRefusal = useShowRefusal();
  return useCallback(
    (outcome, plan) => {
      const request = { fingerprint: requestFingerprint(plan), lines: shop.getState().lines };
      switch (outcome.kind) {
        case 'placed':
          if (acceptPlacedOrder(outcome.order, request, { shop, clock }) === 'done')
            return go(paths.purchaseSuccess, { replace: true });
          return pay(outcome.order, outcome.order.paymentMethod, { replace: true });
        case 'unconfirmed':
          storePendingOrder({ ...request, since: clock.now(), jobToken: outcome.jobToken });
          return go(paths.processing);
        case 'refused':
          return showRefusal(outcome.refusal, plan);
      }
    },
    [shop, clock, go, pay, showRefusal],
  );
}

function useShowRefusal(): (refusal: Refusal, plan: PlaceOrderRequest) => void {
  const { shop, discounts } = useApp();
  const modals = useModals();
  return useCallback(
    (refusal, plan) => {
      if (refusal.label === 'UNPROCESSABLE_ITEMS')
        return modals.replace({ kind: 'unavailableProducts', refusal });
      const { requestedTime } = shop.getState();
      if (requestedTime !== null && refusal.metadata['field'] === 'requested_time') {
        const slotProblem = refusal.metadata['reason'] === 'full' ? 'full' : 'notOffered';
        setSlotProblem(requestedTime, slotProblem);
        return modals.replace({ kind: 'futureOrder', next: 'nothing', slotProblem });
      }
      if (isUnconfirmedLocation(refusal)) {
        markLocationUnconfirmed(shop);
        return modals.replace({ kind: 'dispatch', next: 'nothing' });
      }
      if (refusal.label.startsWith('NO_RIDERS'))
        return modals.replace({ kind: 'noRiders', refusal, plan });
      const discount = refusedDiscount(refusal, plan);
      if (discount !== null) {
        discounts.setState((asked) => withoutRefused(discount, asked, refusal), true);
        return modals.replace(
          discount === 'coupon'
            ? { kind: 'cartCheckError', check: { kind: 'couponRefused', refusal, plan } }
            : { kind: 'rewardError', refusal, plan },
        );
      }
      const marks = refusedFields(refusal);
      if (marks.some(([field]) => field === 'plus18'))
        return modals.replace({ kind: 'ageGate', line: null, editing: null });
      if (marks.length === 0) return modals.replace({ kind: 'orderCreationStatus', refusal, plan });
      fieldMarks.setState({ marks });
      modals.closeAll();
    },
    [modals, shop, discounts],
  );
}
