import { expect, test } from 'vitest';
import { checkComment, checkSurvey, type SentAnswer } from './check-survey.ts';
import type { SurveyQuestionId } from './survey-questions.ts';

const all: Readonly<Record<SurveyQuestionId, SentAnswer['value']>> = {
  recommendation: 9,
  taste: 5,
  delivery: 4,
  complete: true,
  onTime: false,
  orderAgain: true,
  comment: 'Muy rico',
};
const sentOf = (changes: Partial<Record<SurveyQuestionId, SentAnswer['value'] | null>> = {}) =>
  Object.entries({ ...all, ...changes })
    .filter(([, value]) => value !== null)
    .map(([questionId, value]) => ({ questionId, value }) as SentAnswer);

test('a survey of a delivery stores every score, the three answers and the comment', () => {
  expect(checkSurvey(sentOf(), 'store_delivery')).toEqual({ ok: true, value: all });
});

test('an order that was picked up has no delivery score, and one that is sent is refused', () => {
  expect(checkSurvey(sentOf({ delivery: null }), 'in_store')).toMatchObject({
    ok: true,
    value: { delivery: null, taste: 5 },
  });
  expect(checkSurvey(sentOf(), 'in_store')).toEqual({
    ok: false,
    error: { delivery: { key: 'notOffered' } },
  });
});

test('every question but the comment is required', () => {
  expect(checkSurvey([], 'store_delivery')).toEqual({
    ok: false,
    error: Object.fromEntries(
      ['recommendation', 'taste', 'delivery', 'complete', 'onTime', 'orderAgain'].map((id) => [
        id,
        { key: 'required' },
      ]),
    ),
  });
  expect(checkSurvey(sentOf({ comment: null }), 'store_delivery')).toMatchObject({
    ok: true,
    value: { comment: null },
  });
});

test.each([
  ['recommendation', -1],
  ['recommendation', 11],
  ['recommendation', 7.5],
  ['recommendation', '7'],
  ['recommendation', Number.NaN],
  ['taste', 0],
  ['taste', 6],
  ['taste', true],
  ['complete', 1],
  ['complete', 'yes'],
  ['comment', 3],
] as const)('%s answered with %j is refused', (id, value) => {
  expect(checkSurvey(sentOf({ [id]: value }), 'store_delivery')).toEqual({
    ok: false,
    error: { [id]: { key: 'refused' } },
  });
});

test('the ends of the scales are accepted: 0 and 10 for the recommendation, 1 and 5 for the scores', () => {
  for (const changes of [
    { recommendation: 0, taste: 1 },
    { recommendation: 10, taste: 5 },
  ])
    expect(checkSurvey(sentOf(changes), 'store_delivery').ok).toBe(true);
});

test('a question that is answered twice is refused', () => {
  expect(checkSurvey([...sentOf(), { questionId: 'taste', value: 1 }], 'store_delivery')).toEqual({
    ok: false,
    error: { taste: { key: 'refused' } },
  });
});

test('a comment is stored as one tidy line of 300 characters at most; one of spaces is none', () => {
  const commentOf = (comment: string) => checkSurvey(sentOf({ comment }), 'store_delivery');
  expect(commentOf('  Muy\u202e rico\n\nGracias ')).toMatchObject({
    value: { comment: 'Muy rico / Gracias' },
  });
  expect(commentOf(' \n ')).toMatchObject({ value: { comment: null } });
  expect(commentOf('a'.repeat(300)).ok).toBe(true);
  expect(commentOf('a'.repeat(301))).toMatchObject({
    error: { comment: { key: 'maxLength', length: 300 } },
  });
  expect(checkComment('')).toBeNull();
  expect(checkComment('a'.repeat(301))).toEqual({ key: 'maxLength', length: 300 });
});
