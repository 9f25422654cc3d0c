/**
 * The outcome of a test card. `challenge`: the bank asks the shopper first, and then approves;
 * `challengeFails`: the shopper does not pass; `cardGone`: the bank no longer knows the card.
 */
export type CardOutcome =
  | 'approved'
  | 'declined'
  | 'insufficientFunds'
  | 'overLimit'
  | 'cardGone'
  | 'doNotRetry'
  | 'pending'
  | 'challenge'
  | 'challengeFails';

type CardBrand = 'visa' | 'mastercard' | 'amex';

/**
 * One test card. `note`: where the number comes from. The CVC of American Express has four digits.
 */
export type TestCard = {
  readonly number: string;
  readonly brand: CardBrand;
  readonly cvc: string;
  readonly outcome: CardOutcome;
  readonly note: string;
};

const card = (number: string, brand: CardBrand, outcome: CardOutcome, note: string): TestCard => ({
  number,
  brand,
  cvc: brand === 'amex' ? '1234' : '123',
  outcome,
  note,
});

const own = 'of this sandbox alone';

/**
 * Every card number that the emulators know. No real card has one of them. Every expiry date in the
 * future is valid.
 */
export const testCards: readonly TestCard[] = [
  card('4051885600446623', 'visa', 'approved', 'Transbank'),
  card('370000000002032', 'amex', 'approved', 'Transbank'),
  card('5186059559590568', 'mastercard', 'declined', 'Transbank'),
  card(
    '5186174110629480',
    'mastercard',
    'insufficientFunds',
    'Transbank: a prepaid card that declines',
  ),
  card('4111111111111111', 'visa', 'approved', 'Getnet'),
  card('4110760000000008', 'visa', 'challenge', 'Getnet'),
  card('4110760000000016', 'visa', 'declined', 'Getnet'),
  card('4110760000000073', 'visa', 'pending', 'Getnet'),
  card('5416752602582580', 'mastercard', 'approved', 'Mercado Pago'),
  card('5451951574925480', 'mastercard', 'approved', 'Kushki'),
  card('4242424242424242', 'visa', 'approved', 'Kushki'),
  card('4012000000020006', 'visa', 'approved', 'PowerTranz'),
  card('4000000000000002', 'visa', 'declined', own),
  card('4000000000009995', 'visa', 'insufficientFunds', own),
  card('4000000000000127', 'visa', 'overLimit', own),
  card('4000000000000069', 'visa', 'cardGone', own),
  card('4000000000000119', 'visa', 'doNotRetry', own),
  card('4000000000003220', 'visa', 'challenge', own),
  card('4000000000003238', 'visa', 'challengeFails', own),
  card('378282246310005', 'amex', 'approved', own),
];

/** Finds a test card by its digits; spaces are ignored. Null: no test card. */
export const findTestCard = (number: string): TestCard | null =>
  testCards.find((one) => one.number === number.replaceAll(/\s/g, '')) ?? null;

/** The outcome of any card number: that of a test card, otherwise `declined`. */
export const cardOutcome = (number: string): CardOutcome =>
  findTestCard(number)?.outcome ?? 'declined';
