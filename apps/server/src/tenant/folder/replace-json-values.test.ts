import { expect, test } from 'vitest';
import { replaceJsonValues } from './replace-json-values.ts';

const text = `{
  "id": 1, "note": "a \\"price\\": 3, {[",
  "products": [
    { "id": 7, "price": 9990, "tags": ["hot", "vegan"], "image": null },
    { "id": 8, "price": 100.5, "days": {}, "empty": [] }
  ]
}
`;

test('values change where they stand, and all else stays as it is written', () => {
  const changed = replaceJsonValues(text, [
    { place: ['products', 0, 'price'], value: 10_990 },
    { place: ['products', 0, 'image'], value: 'images/ñandú "1".webp' },
    { place: ['products', 1, 'price'], value: null },
    { place: ['products', 0, 'tags', 1], value: 'cold' },
  ]);
  expect(changed).toBe(
    text
      .replace('9990', '10990')
      .replace('null', '"images/ñandú \\"1\\".webp"')
      .replace('100.5', 'null')
      .replace('"vegan"', '"cold"'),
  );
});

test('a place that the text does not have changes nothing', () => {
  expect(
    replaceJsonValues(text, [
      { place: ['products', 2, 'price'], value: 1 },
      { place: ['note', 'price'], value: 1 },
      { place: [], value: 1 },
    ]),
  ).toBe(text);
});
