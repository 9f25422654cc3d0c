import { expect, test } from 'vitest';
import type { EmulatedSale } from './emulated-sale.ts';
import { returnMoney } from './return-money.ts';

const sale: EmulatedSale = {
  ticket: '1',
  reference: 'r',
  merchantRef: 'ref-1',
  externalReference: 'ref-1',
  metadata: {},
  card: { outcome: 'approved', brand: 'Visa', lastDigits: '4242' },
  status: 'APPROVAL',
  charged: { total: 62.12, currency: 'MXN' },
  installments: 1,
  approvalCode: '123456',
  at: 0,
  returns: [{ ticket: '2', type: 'REFUND', amount: 17.78, at: 0 }],
  subscriptionId: null,
};

const refund = (total: number) => {
  const amount = { subtotalIva: 0, subtotalIva0: total, iva: 0, ice: 0, currency: 'MXN' };
  return returnMoney(sale, JSON.stringify({ amount }), null, 1).answer.status;
};

test('the rest of a sale goes back to the cent, and not a cent more', () => {
  expect(refund(44.34)).toBe(200);
  expect(refund(44.35)).toBe(400);
});
