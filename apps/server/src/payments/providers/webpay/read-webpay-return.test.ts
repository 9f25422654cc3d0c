import { expect, test } from 'vitest';
import { readWebpayReturn } from './read-webpay-return.ts';

const token = '01ab'.repeat(16);
const others = { TBK_ID_SESION: '0190f1c2', TBK_ORDEN_COMPRA: 'MFRGGZDFMZTWQ2LKNNWG23TPOB' };
const merchantRef = others.TBK_ORDEN_COMPRA;

test('only the normal return is committed', () => {
  expect(readWebpayReturn({ token_ws: token })).toEqual({
    providerRef: token,
    merchantRef: null,
    nextStep: 'commit',
  });
});

test.each([
  [
    'given up on the page',
    { TBK_TOKEN: token, ...others },
    { providerRef: token, merchantRef, nextStep: 'cancelled' },
  ],
  ['run out of time', others, { providerRef: null, merchantRef, nextStep: 'expired' }],
  [
    'a recovered tab',
    { token_ws: token, TBK_TOKEN: token, ...others },
    { providerRef: token, merchantRef, nextStep: 'poll' },
  ],
  [
    'a token beside anything else',
    { token_ws: token, TBK_ID_SESION: '1' },
    { providerRef: token, merchantRef: null, nextStep: 'poll' },
  ],
])('%s is never committed', (_name, fields, read) => {
  expect(readWebpayReturn(fields)).toEqual(read);
});

test.each([
  [{}],
  [{ token_ws: '' }],
  [{ token_ws: '../../refunds' }],
  [{ TBK_ID_SESION: '1' }],
  [{ token_ws: 'a'.repeat(65) }],
])('%o is not a Webpay return', (fields) => {
  expect(readWebpayReturn(fields)).toBeNull();
});
