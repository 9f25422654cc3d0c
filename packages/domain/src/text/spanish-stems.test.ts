import { expect, test } from 'vitest';
import { genderlessStem, singularStem } from './spanish-stems.ts';

test.each([
  ['bebida', 'bebidas'],
  ['limon', 'limones'],
  ['nuez', 'nueces'],
  ['dulce', 'dulces'],
  ['arroz', 'arroces'],
  ['nigiri', 'nigiris'],
  ['aji', 'ajies'],
  ['cafe', 'cafes'],
  ['sandwich', 'sandwiches'],
  ['brownie', 'brownies'],
])('%s and %s have one stem', (one, many) => {
  expect(singularStem(many)).toBe(singularStem(one));
});

test.each([
  ['coca', 'coco'],
  ['pan', 'papa'],
  ['te', 'tes'],
  ['queso', 'quesadilla'],
])('%s and %s are two words', (one, other) => {
  expect(singularStem(one)).not.toBe(singularStem(other));
});

test('the genders of a word have one stem from five letters', () => {
  expect(genderlessStem('veganas')).toBe(genderlessStem('vegano'));
  expect(genderlessStem('coca')).toBeNull();
});
