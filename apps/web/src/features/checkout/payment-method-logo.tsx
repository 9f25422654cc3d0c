import { type MethodLogo, methodLogos } from '@comanda/domain/payment/method-detail.ts';
import css from './checkout.module.css';

/** How each mark is written. They are names, drawn as letters; the row beside them says the method in full. */
const logoText: Record<MethodLogo, string> = {
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

const isKnownLogo = (logo: string): logo is MethodLogo =>
  methodLogos.some((known) => known === logo);

/** The mark of a method: a known one in letters, the brand's own as its picture. */
export function PaymentMethodLogo({ logo }: { logo: string }) {
  return (
    <span className={css.mark} aria-hidden="true">
      {isKnownLogo(logo) ? logoText[logo] : <img src={logo} alt="" />}
    </span>
  );
}
