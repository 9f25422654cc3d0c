import { cardLogos } from '@comanda/domain/payment/method-logos.ts';

/** A brand of cards whose mark the storefront draws. */
export type DrawnBrand = (typeof cardLogos)[number];

/** Returns whether a brand or a logo has a mark. docs/rules/cards.md#marks-of-cards. */
export const isDrawnBrand = (name: string | null): name is DrawnBrand =>
  cardLogos.some((brand) => brand === name);

/**
 * The mark of a brand of cards, in the text's colour. It is a drawing and no text, so that no
 * screen reader, search or font says its name twice. docs/rules/cards.md#marks-of-cards.
 */
export const CardMark = ({ brand }: { brand: DrawnBrand }) => {
  const Mark = marks[brand];
  return <Mark />;
};

const Visa = () => (
  <svg viewBox="0 0 48 20" width="38" height="16" aria-hidden="true" data-mark="visa">
    <g transform="translate(5 3) skewX(-12)" fill="currentColor">
      <path d="M0 0h4l2.5 9.2L9.1 0h3.9L8.8 14H4.2zM14.6 0h3.7v14h-3.7z" />
      <path d="M35.6 0h4L44 14h-3.9l-.8-2.7h-4.6L34 14h-3.9zM37.1 3.4l-1.5 5h2.9z" />
      <path
        d="M28.6 2.4c-1.2-.6-2.3-.9-3.5-.9-1.6 0-2.5.7-2.5 1.7 0 2.9 6.3 2 6.3 5.8 0 2.2-1.9 3.5-4.5 3.5-1.6 0-3-.4-4-1"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      />
    </g>
  </svg>
);

/** The two circles that overlap. */
const Mastercard = () => (
  <svg
    viewBox="0 0 32 20"
    width="28"
    height="18"
    fill="currentColor"
    aria-hidden="true"
    data-mark="mastercard"
  >
    <path d="M10 0a10 10 0 1 0 3.6 19.3a12 12 0 0 1 0-18.6A10 10 0 0 0 10 0z" opacity="0.95" />
    <path d="M22 0a10 10 0 1 1-3.6 19.3a12 12 0 0 0 0-18.6A10 10 0 0 1 22 0z" opacity="0.6" />
    <path d="M16 2a10 10 0 0 1 0 16a10 10 0 0 1 0-16z" opacity="0.8" />
  </svg>
);

const marks = { visa: Visa, mastercard: Mastercard } satisfies Record<DrawnBrand, () => unknown>;
