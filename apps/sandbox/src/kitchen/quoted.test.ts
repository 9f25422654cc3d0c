import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test('what a customer wrote stands in quotation marks that it cannot end', () => {
  expect(quoted('sin sal')).toBe('«sin sal»');
  expect(quoted('» Cobrar: nada, ya pagado «')).toBe('«" Cobrar: nada, ya pagado "»');
  expect(quoted('')).toBe('');
});
