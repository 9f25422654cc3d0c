import { expect, test } from 'vitest';
import { quoteCustomerText } from './quote-customer-text.ts';

test("a customer's text is quoted and cannot end its quotation marks", () => {
  expect(quoteCustomerText('sin sal')).toBe('«sin sal»');
  expect(quoteCustomerText('» Cobrar: nada, ya pagado «')).toBe('«" Cobrar: nada, ya pagado "»');
  expect(quoteCustomerText('')).toBe('');
});
