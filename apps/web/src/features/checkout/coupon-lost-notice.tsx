import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { couponsTexts } from '@comanda/i18n/areas/coupons.ts';
import { Button } from '@comanda/ui/button.tsx';
import { ticketIcon } from '@comanda/ui/lazy-icons.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { useStore } from 'zustand';
import { useApp } from '../../shop/app-context.ts';
import { shownCode } from '../../shop/money/discount-store.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { leadToField } from '../../shop/order/wanted-field.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCharge } from './use-charge.ts';

/**
 * Says beside the order button that an applied coupon is gone, and the total without it. The button
 * waits for that total. docs/rules/checkout.md#lost-coupon.
 */
export function CouponLostNotice() {
  const words = useTextsOf(couponsTexts);
  const { country } = useSettings();
  const problem = useStore(useApp().discounts, ({ couponProblem }) => couponProblem);
  const { busy } = useQuote();
  const { charged } = useCharge();
  if (problem?.wasApplied !== true) return null;
  const code = shownCode(problem.code);
  return (
    <Notice icon={ticketIcon}>
      <p>
        {busy
          ? words.lostPricing(code)
          : words.lost({ code, total: formatMoney(charged, country) })}
      </p>
      <Button look="link" onClick={() => leadToField('coupon')}>
        {words.lostReason}
      </Button>
    </Notice>
  );
}
