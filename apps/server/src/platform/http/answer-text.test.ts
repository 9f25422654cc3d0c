import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answerText } from './compile-endpoint.ts';

const answer = v.object({ name: v.string(), hours: v.array(v.string()) });

test('the text of an answer has the fields of its schema, and the compiler refuses one without them', () => {
  const text = answerText(answer, 0);
  const hours: readonly string[] = ['09:00'];
  expect(text({ name: 'Centro', hours })).toBe('{"name":"Centro","hours":["09:00"]}');
  // @ts-expect-error the answer has no hours
  expect(text({ name: 'Centro' })).toBe('{"name":"Centro"}');
  // @ts-expect-error the hours are texts
  text({ name: 'Centro', hours: [9] });
});
