import { logoNames } from '@comanda/domain/payment/method-logos.ts';
import { CardMark, isDrawnBrand } from '../../shop/cards/card-mark.tsx';
import css from './checkout.module.css';

/**
 * Returns whether a logo is drawn: the marks of cards and the brand's own pictures. The logos of
 * other companies are names alone.
 */
export const hasPicture = (logo: string): boolean => isDrawnBrand(logo) || !logoNames.has(logo);

type Props = { logo: string; /** The second logo of the method. */ secondary: string | null };

/** The marks of the cards that a method takes, or the brand's picture of it. */
export function PaymentMethodLogo({ logo, secondary }: Props) {
  return (
    <span className={css.mark} aria-hidden="true">
      {isDrawnBrand(logo) ? (
        <>
          <CardMark brand={logo} />
          {isDrawnBrand(secondary) ? <CardMark brand={secondary} /> : null}
        </>
      ) : (
        <img src={logo} alt="" />
      )}
    </span>
  );
}
