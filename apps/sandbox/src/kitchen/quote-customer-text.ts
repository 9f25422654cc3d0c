/**
 * Quotes a customer's text for the ticket. The text itself cannot contain these quotation marks, so
 * no note can look like a line of the kitchen's. An empty text stays empty.
 */
export const quoteCustomerText = (text: string): string =>
  text === '' ? '' : `«${text.replaceAll(/[«»‹›]/gu, '"')}»`;
