import { expect, test } from 'vitest';
import { type CardKind, flowCard } from './flow-card.ts';
import { secretsFinder } from './find-secrets.ts';
import { spellings } from './spellings.ts';

const kinds: readonly CardKind[] = ['approved', 'declined', 'challenge', 'amex'];
const cards = kinds.map((kind, at) => flowCard('7316', 41 + at, kind));
const find = secretsFinder('7316', cards);
const around = (bytes: Buffer, before: string) =>
  Buffer.concat([Buffer.from(before), bytes, Buffer.from(' and more')]);

test.each(spellings)('a number as $name is found wherever it begins', ({ plant }) => {
  for (const { number } of cards)
    for (const before of ['', 'x', 'xy', 'xyz'])
      expect(find(around(plant(number), before))).not.toEqual([]);
});

test('hashes, markers and codes beside their names are found, and the flow is named', () => {
  const [card] = cards;
  expect(find(Buffer.from(`{"n":"${card?.number}"}`))).toMatchObject([
    { what: 'digits', flow: 41 },
  ]);
  expect(find(Buffer.from(`{"a":"${card?.marker}"}`))).toMatchObject([{ flow: 41 }]);
  for (const text of ['{"cvc":"123"}', "CardCvv => '123'", 'cvv=1234&x', '\\"cvc\\":\\"123\\"'])
    expect(find(Buffer.from(text))).toMatchObject([{ what: 'code beside its name' }]);
});

test('numbers of another run and ordinary texts are not found', () => {
  const other = flowCard('7317', 41, 'approved');
  for (const text of [
    other.number,
    '[cvc]',
    '{"cvc":"[cvc]"}',
    crypto.randomUUID(),
    '4000 99 de fondo',
  ])
    expect(find(Buffer.from(text))).toEqual([]);
});
