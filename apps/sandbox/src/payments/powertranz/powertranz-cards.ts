import { rangeCard } from '../kit/range-cards.ts';

/** Status of 3-D Secure: authenticated, attempted, failed, rejected, unavailable. */
export const authenticationStatuses = ['Y', 'A', 'N', 'R', 'U'] as const;
export type AuthenticationStatus = (typeof authenticationStatuses)[number];

/**
 * Behaviour of a card. `challenge`: the shopper decides on the issuer's page. Without it the status
 * comes at once. `authentication` null: the card is not enrolled for 3-D Secure, so the sale is
 * decided at once. `code`: the issuer's ISO response code.
 */
export type CardBehaviour = {
  readonly brand: 'Visa' | 'MasterCard' | 'Amex';
  readonly authentication: AuthenticationStatus | null;
  readonly challenge: boolean;
  readonly code: string;
};

type Row = readonly [
  brand: CardBehaviour['brand'],
  authentication: AuthenticationStatus | null,
  way: 'challenge' | 'frictionless',
  code: string,
];

const [visa, mastercard, amex] = ['Visa', 'MasterCard', 'Amex'] as const;

/**
 * PowerTranz' own test cards. The last two have no number of their own there and stand for issuers'
 * refusals.
 */
const rows: Readonly<Record<string, Row>> = {
  '4012000000020006': [visa, 'Y', 'challenge', '00'],
  '4012000000020071': [visa, 'Y', 'frictionless', '00'],
  '4012000000020089': [visa, 'A', 'frictionless', '00'],
  '5100270000000031': [mastercard, 'Y', 'challenge', '00'],
  '5100270000000023': [mastercard, 'Y', 'frictionless', '00'],
  '343333333333335': [amex, null, 'frictionless', '00'],
  '4012000000020121': [visa, 'N', 'frictionless', '12'],
  '5100270000000098': [mastercard, 'N', 'frictionless', '12'],
  '5100270000000072': [mastercard, 'R', 'frictionless', '12'],
  '5555666666662222': [mastercard, 'U', 'frictionless', '05'],
  '4666666666662222': [visa, 'A', 'frictionless', '05'],
  '4111111111119999': [visa, 'A', 'frictionless', '98'],
  '4111111111110000': [visa, 'Y', 'challenge', '91'],
  '4000000000000051': [visa, 'Y', 'frictionless', '51'],
  '370000000000002': [amex, null, 'frictionless', '05'],
};

/** Returns the row of a card of the range. American Express is not enrolled for 3-D Secure. */
function rangeRow(number: string): Row | undefined {
  const card = rangeCard(number);
  if (card === null) return undefined;
  const code = card.outcome === 'declined' ? '05' : '00';
  return card.brand === 'amex'
    ? [amex, null, 'frictionless', code]
    : [visa, 'Y', 'challenge', code];
}

/** Returns what a test card or a card of the range does, or null for any other number. */
export function behaviourOf(number: string): CardBehaviour | null {
  const row = rows[number] ?? rangeRow(number);
  if (row === undefined) return null;
  const [brand, authentication, way, code] = row;
  return { brand, authentication, challenge: way === 'challenge', code };
}

/** A card's security code has four digits at American Express and three elsewhere. */
export const isCvcOf = (brand: CardBehaviour['brand'], cvc: string): boolean =>
  (brand === 'Amex' ? /^\d{4}$/u : /^\d{3}$/u).test(cvc);

/** Security codes that the issuer refuses, whatever the card. */
export const isRefusedCvc = (cvc: string): boolean => cvc === '999' || cvc === '9999';

/** Every test card with its number, for the hosted page. */
export const testCards: readonly (readonly [number: string, behaviour: CardBehaviour])[] =
  Object.keys(rows).flatMap((number) => {
    const behaviour = behaviourOf(number);
    return behaviour === null ? [] : [[number, behaviour] as const];
  });
