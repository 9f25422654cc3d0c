import { cardLogos, logoNames } from '@comanda/domain/payment/method-logos.ts';
import css from './checkout.module.css';

const isCardLogo = (logo: string | null): logo is (typeof cardLogos)[number] =>
  cardLogos.some((name) => name === logo);

/**
 * Returns whether a logo is drawn: the marks of cards and the brand's own pictures. The logos of
 * other companies are names alone.
 */
export const hasPicture = (logo: string): boolean => isCardLogo(logo) || !logoNames.has(logo);

type Props = { logo: string; /** The second logo of the method. */ secondary: string | null };

/** The marks of the cards that a method takes, or the brand's picture of it. */
export function PaymentMethodLogo({ logo, secondary }: Props) {
  return (
    <span className={css.mark} aria-hidden="true">
      {isCardLogo(logo) ? (
        <>
          <CardMark logo={logo} />
          {isCardLogo(secondary) ? <CardMark logo={secondary} /> : null}
        </>
      ) : (
        <img src={logo} alt="" />
      )}
    </span>
  );
}

const CardMark = ({ logo }: { logo: string }) => (
  <span className={css.letters} data-logo={logo}>
    {logo === 'mastercard' ? <Circles /> : logo}
  </span>
);

/** The two circles that overlap. */
const Circles = () => (
  <svg viewBox="0 0 32 20" width="26" height="16" fill="currentColor">
    <path d="M10 0a10 10 0 1 0 3.6 19.3a12 12 0 0 1 0-18.6A10 10 0 0 0 10 0z" opacity="0.95" />
    <path d="M22 0a10 10 0 1 1-3.6 19.3a12 12 0 0 0 0-18.6A10 10 0 0 1 22 0z" opacity="0.6" />
    <path d="M16 2a10 10 0 0 1 0 16a10 10 0 0 1 0-16z" opacity="0.8" />
  </svg>
);
