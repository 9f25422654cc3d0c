import { expect, test } from 'vitest';
import type { Transaction } from './powertranz-wire.ts';
import { readResponseCode } from './read-response-code.ts';

const sale = (code: string, status?: string, approved = false): Transaction => ({
  TransactionType: 2,
  Approved: approved,
  TransactionIdentifier: '00000000-0000-4000-8000-000000000000',
  TotalAmount: 74.9,
  CurrencyCode: '320',
  IsoResponseCode: code,
  OrderIdentifier: 'abcdefghijklmnopqrstuvwxyz',
  AuthorizationCode: undefined,
  CardSuffix: undefined,
  CardBrand: undefined,
  PanToken: undefined,
  RiskManagement:
    status === undefined ? undefined : { ThreeDSecure: { AuthenticationStatus: status } },
});

test('a sale is captured only if it is approved and its code is 00', () => {
  expect(readResponseCode(sale('00', 'Y', true), false)).toEqual({ kind: 'captured' });
  for (const each of [sale('00'), sale('10', 'Y', true), sale('SP4', undefined, true)])
    expect(readResponseCode(each, false)).toEqual({ kind: 'unknown' });
});

test.each([
  ['SP4', undefined, 'pending'],
  ['HP0', undefined, 'pending'],
  ['3D6', undefined, 'pending'],
  ['3D0', 'Y', 'payable'],
  ['3D1', 'A', 'payable'],
  ['TK0', undefined, 'unknown'],
  ['FC0', undefined, 'unknown'],
  ['08', undefined, 'unknown'],
  ['XYZ', undefined, 'unknown'],
])('code %s with status %s is %s', (code, status, kind) => {
  expect(readResponseCode(sale(code, status), false)).toEqual({ kind });
});

test.each([
  ['3D2', 'N', 'authentication'],
  ['3D2', 'R', 'authentication'],
  ['3D0', 'N', 'authentication'],
  ['12', 'N', 'authentication'],
  ['05', 'Y', null],
  ['51', 'Y', null],
  ['82', 'Y', null],
  ['54', 'Y', null],
  ['14', undefined, 'cardGone'],
  ['43', 'Y', 'cardGone'],
  ['61', 'Y', 'limit'],
])('code %s with status %s is declined (%s)', (code, status, problem) => {
  expect(readResponseCode(sale(code, status), false)).toEqual({ kind: 'declined', problem });
});

test.each([
  ['3D3', 'U'],
  ['3D0', 'U'],
  ['SP1', undefined],
])(
  'a payment without verification (%s, %s) is declined unless the brand accepts it',
  (code, status) => {
    expect(readResponseCode(sale(code, status), false)).toEqual({
      kind: 'declined',
      problem: 'authentication',
    });
    expect(readResponseCode(sale(code, status), true)).toEqual({ kind: 'payable' });
  },
);
