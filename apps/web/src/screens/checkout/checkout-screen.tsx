import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useArea } from '../../platform/app-context.tsx';

export function CheckoutScreen() {
  const words = useArea(checkoutTexts);
  return <h1>{words.title}</h1>;
}
