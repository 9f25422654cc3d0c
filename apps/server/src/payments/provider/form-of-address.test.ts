import { expect, test } from 'vitest';
import { formOfAddress } from './form-of-address.ts';

const provider = { pageOrigins: ['https://www.mercadopago.cl'] };

test('each query field of the page becomes a field of the form, because a form drops the query of its action', () => {
  expect(
    formOfAddress(
      provider,
      'https://www.mercadopago.cl/checkout/v1/redirect?pref_id=246-ab&site=MLC',
    ),
  ).toEqual({
    kind: 'redirectForm',
    method: 'GET',
    action: 'https://www.mercadopago.cl/checkout/v1/redirect',
    fields: { pref_id: '246-ab', site: 'MLC' },
  });
});

test('a page of another origin is given to no browser', () => {
  expect(formOfAddress(provider, 'https://www.mercadopago.cl.example/pay')).toBeNull();
  expect(formOfAddress(provider, 'http://www.mercadopago.cl/pay')).toBeNull();
});
