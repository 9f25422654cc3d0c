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
  ['Calle 1\n\n *** PAGADO - NO COBRAR ***', 'Calle 1 / *** PAGADO - NO COBRAR ***'],
  ['uno\u2028dos\u2029tres\u0085cuatro\v\f\r\ncinco', 'uno dos tres cuatro cinco'],
  ['sin sal \u200b\u200d\u2060\u00ad\u034f\u3164', 'sin sal'],
  ['a\u2066b\u2069c\u200ed\u061ce', 'abcde'],
  ['a\ue000b\u{f0000}c\ud800d\uffffe\u{e0041}f', 'abcdef'],
  ['a\u00a0\u2003\u3000\tb', 'a b'],
  ['Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307 nueve', 'Ź\u0302\u0303\u0304 nueve'],
  ['Casa 🍔 👩‍👩‍👧 ❤️ 👍🏽 👩🏽‍🍳 🇨🇱', 'Casa 🍔 👩‍👩‍👧 ❤️ 👍🏽 👩🏽‍🍳 🇨🇱'],
  ['a\u200db\ufe0fc', 'abc'],
])('%j is stored as "%s"', (text, kept) => {
  expect(tidyText(text)).toBe(kept);
});

test('lines are preserved in multi-line texts', () => {
  expect(tidyText('sin sal\nsin aji', 100)).toBe('sin sal / sin aji');
  expect(tidyText('sin sal\nsin aji', 16)).toBe('sin sal sin aji');
  expect(tidyText('\n\nsin sal\n', 100)).toBe('sin sal');
});

test('a long text of strange characters is cleaned quickly', () => {
  for (const sign of ['\n', ' ', '\u200d', '\u0301', '👍', '\ud800', ' \n'])
    expect(tidyText(sign.repeat(50_000)).length).toBeLessThanOrEqual(100_000);
});

test('cleaning never lengthens a text, and a clean text stays unchanged', () => {
  expect(tidyText('\ufb2c'.repeat(200))).toHaveLength(200);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const tidy = tidyText(text);
      expect(tidy.length).toBeLessThanOrEqual(text.length);
      expect(tidyText(tidy)).toBe(tidy);
      expect(tidy).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}\u2028\u2029]| {2}|^ | $/u);
    }),
    { numRuns: 1_000 },
  );
});
