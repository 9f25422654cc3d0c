import { exceededMaximum, missedMinimum } from '@comanda/domain/cart/quote-obstacles.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { CartTexts } from '@comanda/i18n/es/cart.ts';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useGoToCheckout } from './use-go-to-checkout.ts';
import { type ShownQuote, useQuote } from '../../shop/money/use-quote.ts';
import { Button } from '@comanda/ui/button.tsx';

/**
 * The button to checkout, with the total at its right edge once there is a quote. If the food is
 * below the minimum or above the maximum, a quiet button says the gap, and `onGap` runs.
 * docs/rules/cart.md#missing-amount-in-the-cart.
 */
export function CheckoutButton({ onGap }: { onGap: () => void }) {
  const { texts, page } = useApp();
  const { quote } = useQuote();
  const isUndecided = useShop(({ place }) => place.choice.kind === 'undecided');
  const checkout = useGoToCheckout();
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  const gap = isUndecided ? null : gapText(quote, texts.cart, money);
  if (gap !== null)
    return (
      <Button look="quiet" wide onClick={onGap}>
        {gap}
      </Button>
    );
  return (
    <Button wide bar onClick={checkout}>
      <span>{texts.cart.checkout}</span>
      <span>{quote === null ? '' : money(quote.total)}</span>
    </Button>
  );
}

function gapText(
  quote: ShownQuote | null,
  words: CartTexts,
  money: (amount: Minor) => string,
): string | null {
  if (quote === null) return null;
  const below = missedMinimum(quote.obstacles);
  if (below !== null) return words.missing(money(below.missing));
  const above = exceededMaximum(quote.obstacles);
  return above === null ? null : words.takeAway(money(above.over));
}
