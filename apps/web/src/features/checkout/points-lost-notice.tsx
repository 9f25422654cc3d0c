import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { pointsTexts } from '@comanda/i18n/areas/points.ts';
import { Button } from '@comanda/ui/button.tsx';
import { giftIcon } from '@comanda/ui/lazy-icons.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { useStore } from 'zustand';
import { useApp } from '../../shop/app-context.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { leadToField } from '../../shop/order/wanted-field.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCharge } from './use-charge.ts';

/**
 * Says beside the order button that points no longer pay a part of the order, and the total without
 * them. docs/rules/points.md#points-that-are-refused.
 */
export function PointsLostNotice() {
  const words = useTextsOf(pointsTexts);
  const { country } = useSettings();
  const problem = useStore(useApp().discounts, ({ pointsProblem }) => pointsProblem);
  const { busy } = useQuote();
  const { charged } = useCharge();
  if (problem?.wasApplied !== true) return null;
  return (
    <Notice icon={giftIcon}>
      <p>{busy ? words.lostPricing : words.lost(formatMoney(charged, country))}</p>
      <Button look="link" onClick={() => leadToField('loyaltyPoints')}>
        {words.lostReason}
      </Button>
    </Notice>
  );
}
