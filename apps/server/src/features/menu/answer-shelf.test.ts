import { expect, test } from 'vitest';
import { answerShelf } from './answer-shelf.ts';

test('an answer whose making failed, at once or later, is made anew for the next who asks', async () => {
  const shelf = answerShelf();
  const failsAtOnce = (): string => {
    throw new Error('at once');
  };
  await expect(shelf.take('a', failsAtOnce)).rejects.toThrow('at once');
  await expect(shelf.take('a', () => Promise.reject(new Error('later')))).rejects.toThrow('later');
  expect(await shelf.take('a', () => '{"a":1}')).toMatchObject({ etag: expect.any(String) });
});

test('an answer that several want at once is made once', async () => {
  const shelf = answerShelf();
  let made = 0;
  const text = async () => `{"made":${(made += 1)}}`;
  await Promise.all([shelf.take('a', text), shelf.take('a', text)]);
  await shelf.take('a', text);
  expect(made).toBe(1);
});
