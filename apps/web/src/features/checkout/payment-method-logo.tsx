import { type MethodLogo, methodLogos } from '@comanda/domain/payment/method-detail.ts';
import css from './checkout.module.css';

/** The logos that are drawn as letters. The row beside them has the method's full name. */
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
  methodLogos.some((methodLogo) => methodLogo === logo);

/** The logo of a method: letters for a known one, else the brand's picture. */
export function PaymentMethodLogo({ logo }: { logo: string }) {
  return (
    <span className={css.mark} aria-hidden="true">
      {isKnownLogo(logo) ? logoText[logo] : <img src={logo} alt="" />}
    </span>
  );
}
