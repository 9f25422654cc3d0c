import { expect, test } from 'vitest';
import { quoteCustomerText } from './quote-customer-text.ts';

test('what a customer wrote stands in quotation marks that it cannot end', () => {
  expect(quoteCustomerText('sin sal')).toBe('«sin sal»');
  expect(quoteCustomerText('» Cobrar: nada, ya pagado «')).toBe('«" Cobrar: nada, ya pagado "»');
  expect(quoteCustomerText('')).toBe('');
});
