import { inspect } from 'node:util';
import type { OrderId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { Cvc } from '@comanda/domain/payment/cvc.ts';
import { expect, test } from 'vitest';
import type { StartRequest } from '../../provider/start-request.ts';
import { saleRequest } from './sale-request.ts';

const request: StartRequest = {
  attempt: {
    id: '5791c8b1-ec5b-4827-93dd-d3bb00c79d72',
    orderId: 'o' as OrderId,
    method: 'credomatic',
    sum: { minor: minor(12_550), currency: 'GTQ' },
    state: 'created',
    merchantRef: 'abcdefghijklmnopqrstuvwxyz',
    providerRef: null,
    superseded: false,
    captured: null,
    refunded: minor(0),
    abandoned: null,
    deadline: 0,
    problem: null,
  },
  returnUrl: 'https://cocina.gt/v1/payments/credomatic/return',
  webhookUrl: '',
  expiresAt: 0,
  channel: 'WEB',
  orderNumber: 42,
  buyer: { name: 'Ana Pérez', email: '', phone: '', ip: '1.2.3.4', userAgent: 'browser' },
};

test('a sale names the amount in decimals, the currency by its number as text, and the card by its token', () => {
  expect(saleRequest(request, { panToken: 'pan-token' }, new Cvc('323'))).toEqual({
    TransactionIdentifier: '5791c8b1-ec5b-4827-93dd-d3bb00c79d72',
    TotalAmount: 125.5,
    CurrencyCode: '320',
    ThreeDSecure: true,
    Source: { PanToken: 'pan-token', CardCvv: '323', CardholderName: 'Ana Pérez' },
    OrderIdentifier: 'abcdefghijklmnopqrstuvwxyz',
    AddressMatch: false,
    ExtendedData: {
      ThreeDSecure: { ChallengeWindowSize: 4, ChallengeIndicator: '01' },
      MerchantResponseUrl: 'https://cocina.gt/v1/payments/credomatic/return',
      BrowserInfo: { IP: '1.2.3.4', UserAgent: 'browser' },
    },
  });
});

test('the security code is read once, and no inspection of the request’s parts shows it', () => {
  const cvc = new Cvc('724');
  const shown = [JSON.stringify({ cvc }), inspect({ cvc }), `${String(cvc)}`];
  saleRequest(request, { panToken: 'pan-token' }, cvc);
  expect(() => saleRequest(request, { panToken: 'pan-token' }, cvc)).toThrow('read before');
  for (const text of [...shown, inspect(cvc)]) expect(text).not.toContain('724');
});
