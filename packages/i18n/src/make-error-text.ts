import type { CouponRefusalFacts } from './coupon-refusal-facts.ts';

/**
 * Facts that a refusal's text can use. Amounts arrive formatted. Every fact may be absent, and each
 * text must read well without it.
 */
export type ErrorFacts = CouponRefusalFacts & {
  items?: readonly string[] | undefined;
  minimum?: string | undefined;
  maximum?: string | undefined;
  missing?: string | undefined;
  /** Money that the shopper's points are worth. */
  available?: string | undefined;
  over?: string | undefined;
  total?: string | undefined;
  /** Money that a complete rule saves. */
  benefit?: string | undefined;
  /** Opening time, as the sentence needs it: `a las 12:30`, `el lunes a las 12:30`. */
  opens?: string | undefined;
  seconds?: number | undefined;
  /** Maximum number of orders or units. */
  most?: number | undefined;
  /** Tries that are left for a verification code. */
  triesLeft?: number | undefined;
  /** Subject of a code that has several meanings: `TOTAL_CHANGED`, `TIP_TOO_LARGE`, `CODES` … */
  reason?: string | undefined;
};
/**
 * `title` heads a modal or page. `text` reads alone: the problem, the state of the money and the
 * order, the next step.
 */
export type ErrorText = {
  title: (facts: ErrorFacts) => string;
  text: (facts: ErrorFacts) => string;
};

type TextOrFunction = string | ((facts: ErrorFacts) => string);
const toFunction = (wording: TextOrFunction) =>
  typeof wording === 'string' ? () => wording : wording;
/** Builds an error text from a title and a text. Each is a sentence or a function of the facts. */
export const makeErrorText = (title: TextOrFunction, text: TextOrFunction): ErrorText => ({
  title: toFunction(title),
  text: toFunction(text),
});
