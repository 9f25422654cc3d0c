import { contrastPairs } from '@comanda/domain/theme/contrast-pairs.ts';
import { expect, test } from 'vitest';
import { wordsOfPair } from './pair-words.ts';

test('every pair that is judged has words of its own for what stands on what', () => {
  const words = contrastPairs.map(([front, ground]) => wordsOfPair({ front, ground }));
  expect(words).toContainEqual({ front: 'text', ground: 'page' });
  expect(words).toContainEqual({ front: 'buttonText', ground: 'brand' });
  expect(words).toContainEqual({ front: 'headerText', ground: 'header' });
  const plain = words.filter(({ front, ground }) => front === 'text' && ground === 'page');
  expect(plain).toHaveLength(1);
});
