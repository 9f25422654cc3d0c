import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { useApp } from '../../shop/app-context.ts';
import { useGoToCheckout } from './use-go-to-checkout.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { Button } from '@comanda/ui/button.tsx';

/** The button to checkout, with the total at its right edge once there is a quote. */
export function CheckoutButton() {
  const { texts, page } = useApp();
  const { quote } = useQuote();
  const checkout = useGoToCheckout();
  return (
    <Button wide bar onClick={checkout}>
      <span>{texts.cart.checkout}</span>
      <span>{quote === null ? '' : formatMoney(quote.total, page.settings.country)}</span>
    </Button>
  );
}
