/**
 * What a customer wrote, as it stands on the paper: in quotation marks of its own, which the text itself cannot contain, so that no note reads
 * like a line of the kitchen's. Empty stays empty.
 */
export const quoteCustomerText = (text: string): string =>
  text === '' ? '' : `«${text.replaceAll(/[«»‹›]/gu, '"')}»`;
