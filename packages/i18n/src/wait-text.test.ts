import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  [1, '1 segundo'],
  [119, '119 segundos'],
  [120, '2 minutos'],
  [121, '3 minutos'],
  [1_800, '30 minutos'],
  [7_200, '120 minutos'],
  [7_201, '3 horas'],
])('%i seconds are "%s"', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
