import type { MethodLogo } from '@comanda/domain/payment/methods.ts';
import css from './checkout.module.css';

/** How each mark is written. They are names, drawn as letters; the row beside them says the method in full. */
const written: Record<MethodLogo, string> = {
  webpay: 'webpay',
  getnet: 'getnet',
  mercadoPago: 'mercado pago',
  pluxee: 'pluxee',
  chek: 'chek',
  mach: 'mach',
  fpay: 'fpay',
  visa: 'VISA',
  mastercard: 'mastercard',
};

/** The mark of an online method: whose it is, which comes first. */
export function MethodMark({ logos: [first] }: { logos: readonly MethodLogo[] }) {
  return first === undefined ? null : (
    <span className={css.mark} aria-hidden="true">
      {written[first]}
    </span>
  );
}
