import { cardLogos, logoLetters } from '@comanda/domain/payment/method-logos.ts';
import css from './checkout.module.css';

const isCardLogo = (logo: string | null): logo is string =>
  cardLogos.some(({ name }) => name === logo);

type Props = { logo: string; /** The second logo of the method. */ secondary: string | null };

/**
 * The logo of a method: letters for a known one, both of a method that is known by its cards, else
 * the brand's picture.
 */
export function PaymentMethodLogo({ logo, secondary }: Props) {
  return (
    <span className={css.mark} aria-hidden="true">
      {isCardLogo(logo) && isCardLogo(secondary) ? (
        <>
          <Letters logo={logo} />
          <Letters logo={secondary} />
        </>
      ) : logoLetters.has(logo) ? (
        <Letters logo={logo} />
      ) : (
        <img src={logo} alt="" />
      )}
    </span>
  );
}

const Letters = ({ logo }: { logo: string }) => (
  <span className={css.letters} data-logo={logo}>
    {logo === 'mastercard' ? <Circles /> : logoLetters.get(logo)}
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
