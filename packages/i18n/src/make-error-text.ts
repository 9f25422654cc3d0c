/** What a refusal may say about itself. Amounts arrive formatted; all may be missing, and a text reads well without them. */
export type ErrorFacts = {
  items?: readonly string[] | undefined;
  minimum?: string | undefined;
  maximum?: string | undefined;
  missing?: string | undefined;
  over?: string | undefined;
  total?: string | undefined;
  /** When it opens, as the sentence needs it: `a las 12:30`, `el lunes a las 12:30`. */
  opens?: string | undefined;
  seconds?: number | undefined;
  /** How many are allowed: orders, units. */
  most?: number | undefined;
  /** What a code that means several things is about: `TOTAL_CHANGED`, `TIP_TOO_LARGE` … */
  reason?: string | undefined;
};
/** `title` heads a modal or page; `text` stands alone: what happened, the money and the order, what to do next. */
export type ErrorText = {
  title: (facts: ErrorFacts) => string;
  text: (facts: ErrorFacts) => string;
};

type TextOrFunction = string | ((facts: ErrorFacts) => string);
const toFunction = (wording: TextOrFunction) =>
  typeof wording === 'string' ? () => wording : wording;
/** A title and a text, each a sentence or made of the facts. */
export const makeErrorText = (title: TextOrFunction, text: TextOrFunction): ErrorText => ({
  title: toFunction(title),
  text: toFunction(text),
});
