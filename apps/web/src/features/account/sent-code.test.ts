import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { expect, test } from 'vitest';
import { codeProblemOf, codeTroubleText } from './sent-code.ts';

const words = profileTexts('es-CL').code;
const problemOf = (refusal: ReturnType<typeof refusalOf>) =>
  codeProblemOf(refusal, words, loginTexts('es-CL'));

test('a wrong code tells the tries that are left, and one without tries asks for a new one', () => {
  expect(problemOf(refusalOf('AUTH_INVALID_PARAMETER', { triesLeft: 2 }))).toEqual({
    kind: 'wrong',
    text: 'Ese código no es. Te quedan 2 intentos.',
  });
  for (const metadata of [{ triesLeft: 0 }, {}])
    expect(problemOf(refusalOf('AUTH_INVALID_PARAMETER', metadata))).toEqual({
      kind: 'over',
      text: 'Ese código ya no sirve. Pide uno nuevo.',
    });
});

test('a code that could not be checked stays valid', () => {
  expect(problemOf(refusalOf('NETWORK_ERROR'))).toEqual({ kind: 'failed', text: words.network });
  expect(problemOf(refusalOf('DEFAULT'))).toEqual({ kind: 'failed', text: words.notChecked });
});

test('too many codes tell the wait', () => {
  expect(codeTroubleText(refusalOf('TOO_MANY_REQUESTS', { seconds: 1_500 }), words, '')).toContain(
    '25 minutos',
  );
});
