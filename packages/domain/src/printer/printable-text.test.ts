import { expect, test } from 'vitest';
import { asciiText, printableText } from './printable-text.ts';

test('Spanish stays as it is, signs of typography become plain, and emoji go', () => {
  expect(printableText('¿Ñandú o piñón? 2 × $5.990')).toBe('¿Ñandú o piñón? 2 × $5.990');
  expect(printableText('“Sin sal”… – ’ok’')).toBe(`"Sin sal"... - 'ok'`);
  expect(printableText('Ștefan 🍔 feliz')).toBe('Stefan  feliz');
  expect(printableText('a\u00A0b\u0007c')).toBe('a bc');
  expect(asciiText('Ñuñoa · 2 × piñón')).toBe('Nunoa - 2 x pinon');
});
