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
    text: 'Ese código no es. Te quedan 2 intentos.',
    isOver: false,
  });
  for (const metadata of [{ triesLeft: 0 }, {}])
    expect(problemOf(refusalOf('AUTH_INVALID_PARAMETER', metadata))).toEqual({
      text: 'Ese código ya no sirve. Pide uno nuevo.',
      isOver: true,
    });
});

test('a code that could not be checked stays valid', () => {
  expect(problemOf(refusalOf('NETWORK_ERROR'))).toEqual({ text: words.network, isOver: false });
  expect(problemOf(refusalOf('DEFAULT'))).toEqual({ text: words.notChecked, isOver: false });
});

test('too many codes tell the wait', () => {
  expect(codeTroubleText(refusalOf('TOO_MANY_REQUESTS', { seconds: 1_500 }), words, '')).toContain(
    '25 minutos',
  );
});
