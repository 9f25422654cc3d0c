import { expect, test } from 'vitest';
import { readMercadoPagoReturn } from './read-mercado-pago-return.ts';

const reference = 'A'.repeat(26);

test('a paid return is polled; any other one closes the page', () => {
  const fields = { external_reference: reference, preference_id: '246-ab', payment_id: '12' };
  expect(readMercadoPagoReturn({ ...fields, collection_status: 'approved' })).toEqual({
    merchantRef: reference,
    providerRef: '246-ab',
    nextStep: 'poll',
  });
  for (const status of ['rejected', 'in_process', 'null', ''])
    expect(readMercadoPagoReturn({ ...fields, collection_status: status, status })).toMatchObject({
      nextStep: 'left',
    });
});

test('the text null is no reference', () => {
  expect(
    readMercadoPagoReturn({ external_reference: 'null', preference_id: '246-ab', status: 'null' }),
  ).toMatchObject({ merchantRef: null, providerRef: '246-ab' });
  expect(readMercadoPagoReturn({ external_reference: 'null', preference_id: 'null' })).toBeNull();
});
