import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyText } from './tidy-text.ts';

test.each([
  ['  Av.   Italia  1500 ', 'Av. Italia 1500'],
  ['Calle 1\nNOTA DE COCINA: gratis', 'Calle 1 NOTA DE COCINA: gratis'],
  ['Calle 1\u0001\u001b[31m', 'Calle 1 [31m'],
  ['Calle 1 \u202eabc', 'Calle 1 abc'],
  ['\u200bCalle\u200b 1\ufeff', 'Calle 1'],
  ['N\u0303un\u0303oa', 'Ñuñoa'],
  ['Casa 🍔 👩‍👩‍👧', 'Casa 🍔 👩‍👩‍👧'],
])('%j is kept as "%s"', (text, kept) => {
  expect(tidyText(text)).toBe(kept);
});

test('a text never grows, so that what fits keeps fitting, and a tidy one stays as it is', () => {
  expect(tidyText('\ufb2c'.repeat(200))).toHaveLength(200);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const tidy = tidyText(text);
      expect(tidy.length).toBeLessThanOrEqual(text.length);
      expect(tidyText(tidy)).toBe(tidy);
    }),
  );
});
