import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { expect, test } from 'vitest';
import { saveProblemOf, saveProblemText } from './save-problem.ts';

const { trouble } = addressesTexts('es-CL');
const problemText = (refusal: Refusal): string => saveProblemText(saveProblemOf(refusal), trouble);

test.each([
  ['INVALID_PARAMETER', { field: 'address', reason: 'full', limit: 12 }, trouble.full(12)],
  ['INVALID_PARAMETER', {}, trouble.other],
  ['REPEATED_DATABASE_VALUE', {}, trouble.same],
  ['NOT_FOUND', {}, trouble.gone],
  ['FIELD_VALIDATION', { fields: { textAddress: { key: 'format' } } }, trouble.number],
  ['INVALID_TOKEN', {}, trouble.signedOut],
  ['NETWORK_ERROR', {}, trouble.network],
  ['DEFAULT', { malformed: true }, trouble.other],
] as const)('the message of %s %o says why the address was not saved', (label, metadata, text) => {
  expect(problemText(refusalOf(label, metadata))).toBe(text);
});
