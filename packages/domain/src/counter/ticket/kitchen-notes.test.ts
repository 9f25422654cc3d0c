import { expect, test } from 'vitest';
import { kitchenNotes, orderAllergies } from './kitchen-notes.ts';

const asked = (answer: string, kind: 'text' | 'allergy' | 'nit' = 'allergy') => ({
  checkoutQuestion: '¿Qué no puedes comer?',
  kind,
  answer,
});
const noDishes = { dishes: [], dispatchNote: '' };
const texts = (answers: ReturnType<typeof asked>[]) =>
  kitchenNotes({ ...noDishes, checkoutAnswers: answers }).map(({ text }) => text);

test('the answer to a question about allergies is an allergy, whatever its words', () => {
  expect(
    kitchenNotes({ ...noDishes, checkoutAnswers: [asked('Nada con maní, me cae pésimo')] }),
  ).toEqual([{ kind: 'allergy', dish: null, text: 'Nada con maní, me cae pésimo' }]);
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

test('allergies stand before the notes, and a note for the delivery that names one is among them', () => {
  expect(
    kitchenNotes({
      checkoutAnswers: [asked('Maní')],
      dispatchNote: 'Timbre malo. Soy celíaca',
      dishes: [
        { name: 'Clásica', note: 'Sin cebolla' },
        { name: 'Papas', note: '' },
        { name: 'Flan', note: 'La leche me hace muy mal' },
      ],
    }).map(({ kind, dish, text }) => [kind, dish, text]),
  ).toEqual([
    ['allergy', null, 'Maní'],
    ['allergy', null, 'Timbre malo. Soy celíaca'],
    ['allergy', 'Flan', 'La leche me hace muy mal'],
    ['note', 'Clásica', 'Sin cebolla'],
  ]);
});
