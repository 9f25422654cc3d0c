import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { acceptsScheduledOrders } from '@comanda/domain/slots/accepts-scheduled-orders.ts';
import { couponsTexts } from '@comanda/i18n/areas/coupons.ts';
import { leaveModals } from '@comanda/ui/modals/modal-history.ts';
import { paths } from '../../platform/paths.ts';
import { useModals } from '../modals/use-modals.ts';
import { leadToField } from '../order/wanted-field.ts';
import { useCurrentStore } from '../place/use-current-store.ts';
import { useDispatchMethod } from '../place/use-dispatch-method.ts';
import { useNavigate } from '../use-navigate.ts';
import { useTextsOf } from '../use-texts.ts';
import { couponWayOut } from './coupon-way-out.ts';

type Way = { text: string; press: () => void };

/**
 * Returns the button that leads to what the shopper can change for a refused coupon; null if there
 * is no such thing. `from`: the button is on the page, or in a modal that the next one replaces.
 * docs/rules/checkout.md#way-out-of-a-refused-coupon.
 */
export function useCouponWayOut(refusal: Refusal, from: 'page' | 'modal'): Way | null {
  const words = useTextsOf(couponsTexts);
  const modals = useModals();
  const go = useNavigate();
  const store = useCurrentStore();
  const mayChooseTime = acceptsScheduledOrders(store, useDispatchMethod());
  const show = from === 'page' ? modals.open : modals.replace;
  const choosePayment = (): void =>
    void leaveModals(modals.closeAll).then(() => setTimeout(() => leadToField('paymentMethod')));
  const isFirstChoice = refusal.label === 'PARAMETER_MISSING';
  switch (couponWayOut(refusal)) {
    case 'paymentMethod':
      return {
        text: isFirstChoice ? words.chooseMethod : words.changeMethod,
        press: choosePayment,
      };
    case 'dispatch':
      return {
        text: words.changeDispatch,
        press: () => show({ kind: 'dispatch', next: 'nothing' }),
      };
    case 'time':
      return mayChooseTime
        ? {
            text: words.changeTime,
            press: () => show({ kind: 'futureOrder', next: 'nothing', slotProblem: null }),
          }
        : null;
    case 'menu':
      return { text: words.addProducts, press: () => go(paths.home) };
    case null:
      return null;
  }
}
