import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { couponsTexts } from '@comanda/i18n/areas/coupons.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { leaveModals } from '@comanda/ui/modals/modal-history.ts';
import { paths } from '../../platform/paths.ts';
import { couponWayOut } from '../../shop/money/coupon-way-out.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';
import { leadToField } from '../../shop/order/wanted-field.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { OrderWithoutDiscount } from './order-without-discount.tsx';

type Props = { refusal: Refusal; plan: PlaceOrderRequest; onClose: () => void };

/** The server refused the order by its coupon: order without it, or make it usable. docs/rules/checkout.md#coupon-refused-at-order-time. */
export function CouponRefused({ refusal, plan, onClose }: Props) {
  const words = useTextsOf(couponsTexts);
  const errors = useTextsOf(errorsTexts);
  const { country } = useSettings();
  const { title, text } = errorText(errors, refusal, (amount) => formatMoney(amount, country));
  return (
    <OrderWithoutDiscount
      title={title}
      reason={text}
      plan={plan}
      words={{
        before: words.totalWithCoupon,
        after: words.totalWithoutCoupon,
        order: words.orderWithoutCoupon,
        orderFor: words.orderWithoutCouponFor,
      }}
      onClose={onClose}
    >
      <WayOut refusal={refusal} onClose={onClose} />
    </OrderWithoutDiscount>
  );
}

function WayOut({ refusal, onClose }: Pick<Props, 'refusal' | 'onClose'>) {
  const words = useTextsOf(couponsTexts);
  const checkout = useTextsOf(checkoutTexts);
  const modals = useModals();
  const go = useNavigate();
  const wayOut = couponWayOut(refusal.label);
  const choosePayment = (): void =>
    void leaveModals(modals.closeAll).then(() => setTimeout(() => leadToField('paymentMethod')));
  const [text, press] =
    wayOut === 'paymentMethod'
      ? [words.changeMethod, choosePayment]
      : wayOut === 'dispatch'
        ? [words.changeDispatch, () => modals.replace({ kind: 'dispatch', next: 'nothing' })]
        : wayOut === 'menu'
          ? [words.addProducts, () => go(paths.home)]
          : [checkout.confirmNo, onClose];
  return (
    <Button look="link" wide onClick={press}>
      {text}
    </Button>
  );
}
