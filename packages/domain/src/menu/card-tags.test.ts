import { expect, test } from 'vitest';
import { cardTags } from './card-tags.ts';

test('a card shows at most two tags, and vegan says vegetarian too', () => {
  expect(cardTags(['vegetarian', 'vegan', 'gluten_free', 'lactose_free'])).toEqual([
    'vegan',
    'gluten_free',
  ]);
  expect(cardTags(['cold', 'vegetarian'])).toEqual(['vegetarian', 'cold']);
  expect(cardTags([])).toEqual([]);
});
