import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { kushkiAmount, kushkiCurrencies, readKushkiAmount } from './kushki-amount.ts';

test.each([
  [7_490, 'CLP', { subtotalIva: 6_294, iva: 1_196 }],
  [119, 'CLP', { subtotalIva: 100, iva: 19 }],
  [1, 'CLP', { subtotalIva: 1, iva: 0 }],
  [11_600, 'MXN', { subtotalIva: 100, iva: 16 }],
  [11_200, 'GTQ', { subtotalIva: 100, iva: 12 }],
  [10_450, 'GTQ', { subtotalIva: 93.3, iva: 11.2 }],
] as const)('%d minor units of %s are split into %o', (total, currency, parts) => {
  const amount = kushkiAmount({ minor: minor(total), currency });
  expect(amount).toMatchObject({ ...parts, subtotalIva0: 0, ice: 0, currency });
});

test('the parts of every amount add up to it exactly', () => {
  for (const currency of kushkiCurrencies)
    for (let total = 1; total < 30_000; total += 7) {
      const { subtotalIva, iva } = kushkiAmount({ minor: minor(total), currency });
      const [net, tax] = [subtotalIva, iva].map((part) => readKushkiAmount(part, currency));
      expect(Number(net) + Number(tax)).toBe(total);
    }
});

test('an amount with too many decimals or of another currency is not read', () => {
  expect(readKushkiAmount(7_490.5, 'CLP')).toBeNull();
  expect(readKushkiAmount(1, 'EUR')).toBeNull();
});
