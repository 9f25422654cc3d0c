import { expect, test } from 'vitest';
import { fontChoices } from './font-choices.ts';

const open = ['Figtree', 'Oswald', 'Lora'];

test('the own families come first, each once, and a face for titles is not offered for texts', () => {
  expect(fontChoices('title', ['Bricolage Heavy', 'Figtree'], open)).toEqual([
    ...['Bricolage Heavy', 'Figtree', 'Oswald', 'Lora'],
  ]);
  expect(fontChoices('body', ['Bricolage Heavy', ''], open)).toEqual([
    ...['Bricolage Heavy', 'Figtree', 'Lora'],
  ]);
});
