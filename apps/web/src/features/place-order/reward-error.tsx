import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { couponsTexts } from '@comanda/i18n/areas/coupons.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { leaveModals } from '@comanda/ui/modals/modal-history.ts';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { leadToField } from '../../shop/order/wanted-field.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { OrderWithoutDiscount } from './order-without-discount.tsx';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    rewardError: { request: { refusal: Refusal; plan: PlaceOrderRequest } };
  }
}

/**
 * The server refused the order by its points (1012, 1014, 1045): order without them, or change
 * their amount. A balance below the programme's minimum offers no other amount.
 * docs/rules/checkout.md#points-refused-at-order-time.
 */
export function RewardError({ request: { refusal, plan }, frame }: ModalProps<'rewardError'>) {
  const words = useTextsOf(couponsTexts);
  const errors = useTextsOf(errorsTexts);
  const modals = useModals();
  const checkout = useTextsOf(checkoutTexts);
  const { country, loyaltyProgramParams } = useSettings();
  const { available } = refusal.metadata;
  const smallest = loyaltyProgramParams?.minAmount ?? 0;
  const mayChange = typeof available !== 'number' || available >= smallest;
  const { title, text } = errorText(errors, refusal, (amount) => formatMoney(amount, country));
  const changePoints = (): void =>
    void leaveModals(modals.closeAll).then(() => setTimeout(() => leadToField('loyaltyPoints')));
  return (
    <OrderWithoutDiscount
      title={title}
      reason={text}
      plan={plan}
      words={{
        before: words.totalWithPoints,
        after: words.totalWithoutPoints,
        order: words.orderWithoutPoints,
        orderFor: words.orderWithoutPointsFor,
      }}
      onClose={frame.close}
    >
      {mayChange ? (
        <Button look="link" wide onClick={changePoints}>
          {words.changePoints}
        </Button>
      ) : (
        <Button look="link" wide onClick={frame.close}>
          {checkout.confirmNo}
        </Button>
      )}
    </OrderWithoutDiscount>
  );
}
