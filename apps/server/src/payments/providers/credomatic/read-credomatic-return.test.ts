import { expect, test } from 'vitest';
import { readCredomaticReturn, spiTokenOf } from './read-credomatic-return.ts';

const result = (code: string) => ({
  TransactionIdentifier: '5791C8B1-EC5B-4827-93DD-D3BB00C79D72',
  SpiToken: '47rhzxpsykleuqskmvf42xp2yejqubz9ozmennje9i41hgje1-iseenw5eb',
  IsoResponseCode: code,
});
const providerRef = `5791c8b1-ec5b-4827-93dd-d3bb00c79d72.${result('').SpiToken}`;

test.each([
  ['3D0', 'commit', 'verified'],
  ['3D1', 'commit', 'verified'],
  ['3D3', 'commit', 'unavailable'],
  ['SP1', 'commit', 'unavailable'],
  ['3D2', 'commit', 'failed'],
  ['HP0', 'poll', undefined],
  ['00', 'poll', undefined],
])(
  'a return with code %s names its attempt by both names, and the server’s next step is %s',
  (code, nextStep, bankCheck) => {
    const expected = { providerRef, merchantRef: null, nextStep, bankCheck };
    expect(readCredomaticReturn({ Response: JSON.stringify(result(code)) })).toEqual(expected);
    expect(readCredomaticReturn(result(code))).toEqual(expected);
  },
);

test.each([
  ['nothing', {}],
  ['no JSON', { Response: '<html>' }],
  ['no token', { Response: JSON.stringify({ ...result('3D0'), SpiToken: undefined }) }],
  [
    'a token with markup',
    { Response: JSON.stringify({ ...result('3D0'), SpiToken: '<b>'.repeat(10) }) },
  ],
  ['no identifier', { Response: JSON.stringify({ ...result('3D0'), TransactionIdentifier: '1' }) }],
])('%s is no return', (_what, fields) => {
  expect(readCredomaticReturn(fields)).toBeNull();
});

test('the token of a reference is read back; another reference has none', () => {
  expect(spiTokenOf(providerRef)).toBe(result('').SpiToken);
  expect(spiTokenOf('1Mabc')).toBeNull();
});
