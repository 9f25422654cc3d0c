import { expect, test } from 'vitest';
import type { CheckoutQuestion } from '../store/store.ts';
import { isNit } from '../country/gt.ts';
import { isRfc } from '../country/mx.ts';
import { checkAnswer, maxTypedLength } from './check-answer.ts';

const question = (rest: Partial<CheckoutQuestion> = {}): CheckoutQuestion => ({
  id: 1,
  question: '¿Timbre?',
  kind: 'text',
  required: true,
  ...rest,
});

test('a required answer needs more than spaces, and an optional one may be empty', () => {
  expect(checkAnswer(' ', question())).toEqual({ key: 'required' });
  expect(checkAnswer(' ', question({ required: false }))).toBeNull();
  expect(checkAnswer('', question({ kind: 'nit', required: false }))).toBeNull();
});

test('an answer has at most 300 characters', () => {
  expect(checkAnswer('a'.repeat(300), question())).toBeNull();
  expect(checkAnswer('a'.repeat(301), question())).toEqual({ key: 'maxLength', length: 300 });
});

test.each(['576937-K', '576937-k', '576937K', '7108-0', '71080', ' 5769 37-K ', 'CF', 'cf'])(
  '%s is a NIT',
  (nit) => {
    expect(checkAnswer(nit, question({ kind: 'nit' }))).toBeNull();
  },
);

test.each([
  '576937-1',
  '576937-0',
  '7108-1',
  '71081',
  'K',
  '0',
  'CFF',
  '57693K7',
  'ABC',
  '1234567890123',
  '9999999999',
  '576937--X',
])('%s is not a NIT', (nit) => {
  expect(checkAnswer(nit, question({ kind: 'nit' }))).toEqual({ key: 'nit' });
});

test('the longest tax numbers can be typed as they are printed', () => {
  expect('12345678-K'.length).toBeLessThanOrEqual(maxTypedLength('nit'));
  expect('GODE-561231-GR8'.length).toBeLessThanOrEqual(maxTypedLength('rfc'));
  expect(maxTypedLength('text')).toBe(300);
});

test('exactly one of eleven check digits fits a number', () => {
  for (const number of ['1', '12', '576937', '9999999']) {
    const fits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'K'].filter((check) =>
      isNit(`${number}-${check}`),
    );
    expect(fits).toHaveLength(1);
  }
});

test.each([
  'GODE561231GR8',
  'gode561231gr8',
  'GODE-561231-GR8',
  'XAXX010101000',
  'ABC010229AB1',
  'Ñ&A991130XY0',
  'VECJ880326XXA',
])('%s is an RFC', (rfc) => {
  expect(checkAnswer(rfc, question({ kind: 'rfc' }))).toBeNull();
});

test.each([
  'GODE561331GR8',
  'GODE560231GR8',
  'GODE561200GR8',
  'GO561231GR8',
  'GODES561231GR8',
  'GODE561231GR',
  'GODE561231GRZ',
  '4ODE561231GR8',
  '',
])('%s is not an RFC', (rfc) => {
  expect(isRfc(rfc)).toBe(false);
});
