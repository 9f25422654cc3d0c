import { expect, test } from 'vitest';
import { distanceText } from './distance-text.ts';

test.each([
  [0, 'es-CL', '50 m'],
  [326, 'es-CL', '350 m'],
  [949, 'es-CL', '950 m'],
  [1_240, 'es-CL', '1,2 km'],
  [1_240, 'es-MX', '1.2 km'],
])('%i metres in %s are shown as "%s"', (metres, locale, words) => {
  expect(distanceText(metres, locale)).toBe(words);
});
