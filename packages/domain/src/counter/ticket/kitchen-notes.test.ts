import { expect, test } from 'vitest';
import { namedAllergies, orderAllergies } from './kitchen-notes.ts';

const asked = (answer: string, kind: 'text' | 'allergy' | 'nit' = 'allergy') => ({
  checkoutQuestion: '¿Qué no puedes comer?',
  kind,
  answer,
});
const noDishes = { dishes: [], dispatchNote: '' };
const texts = (answers: ReturnType<typeof asked>[]) =>
  namedAllergies({ ...noDishes, checkoutAnswers: answers }).map(({ text }) => text);

test('the answer to a question about allergies is an allergy, whatever its words', () => {
  expect(
    namedAllergies({ ...noDishes, checkoutAnswers: [asked('Nada con maní, me cae pésimo')] }),
  ).toEqual([{ dish: null, text: 'Nada con maní, me cae pésimo' }]);
  expect(texts([asked('no maní')])).toEqual(['no maní']);
});

test.each(['No', 'no, gracias', 'Ninguna.', 'NO TENGO', '¡Nada!', 'N/A', '-'])(
  'an answer that only says no is none: “%s”',
  (answer) => {
    expect(texts([asked(answer)])).toEqual([]);
  },
);

test('an answer to another question is none, unless it names an allergy; a tax number never is', () => {
  expect(texts([asked('Ana', 'text'), asked('576937-K', 'nit')])).toEqual([]);
  expect(texts([asked('Ana, alérgica al maní', 'text')])).toEqual(['Ana, alérgica al maní']);
});

test('a question of another kind about allergies counts by its words', () => {
  const checkoutQuestion = '¿Hay alguna alergia que debamos cuidar?';
  expect(
    orderAllergies({
      checkoutAnswers: [{ checkoutQuestion, kind: 'text', answer: 'Mariscos' }],
      dispatchNote: '',
    }),
  ).toEqual(['Mariscos']);
});

test('a note for the delivery that names an allergy counts for the order, and the note of a dish for that dish', () => {
  expect(
    namedAllergies({
      checkoutAnswers: [asked('Maní')],
      dispatchNote: 'Timbre malo. Soy celíaca',
      dishes: [
        { name: 'Clásica', note: 'Sin cebolla' },
        { name: 'Papas', note: '' },
        { name: 'Flan', note: 'La leche me hace muy mal' },
      ],
    }),
  ).toEqual([
    { dish: null, text: 'Maní' },
    { dish: null, text: 'Timbre malo. Soy celíaca' },
    { dish: 'Flan', text: 'La leche me hace muy mal' },
  ]);
});
