import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { couponsTexts } from '@comanda/i18n/areas/coupons.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useCouponWayOut } from '../../shop/money/use-coupon-way-out.ts';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { OrderWithoutDiscount } from './order-without-discount.tsx';

type Props = { refusal: Refusal; plan: PlaceOrderRequest; onClose: () => void };

/**
 * The server refused the order by its coupon: order without it, or make it usable.
 * docs/rules/checkout.md#coupon-refused-at-order-time.
 */
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
  const checkout = useTextsOf(checkoutTexts);
  const wayOut = useCouponWayOut(refusal, 'modal');
  return (
    <Button look="link" wide onClick={wayOut?.press ?? onClose}>
      {wayOut?.text ?? checkout.confirmNo}
    </Button>
  );
}
