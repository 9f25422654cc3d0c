import { expect, test } from 'vitest';
import { columnsOf, lineLooks, rule, withAmount, wrapped } from './paper-layout.ts';

const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

test('a text breaks between words within the width, and its other lines hang', () => {
  const dish = '12 × Hamburguesa doble con queso de cabra y cebolla';
  expect(texts(wrapped(dish, 58, { look: 'tall', hang: 4 }))).toEqual([
    '12 × Hamburguesa doble con queso',
    '    de cabra y cebolla',
  ]);
  expect(texts(wrapped('Extra salsa', 58, { indent: 6 }))).toEqual(['      Extra salsa']);
  expect(texts(wrapped('a'.repeat(70), 58))).toEqual(['a'.repeat(32), 'a'.repeat(32), 'aaaaaa']);
  expect(wrapped('  ', 80)).toEqual([]);
  for (const width of [58, 80] as const)
    for (const look of lineLooks)
      for (const { text } of wrapped(`${dish} ${'x'.repeat(99)}`, width, {
        look,
        indent: 4,
        hang: 2,
      }))
        expect(text.length).toBeLessThanOrEqual(columnsOf(width, look));
});

test('an amount stands at the right edge, in a line of its own if the text is too long', () => {
  expect(texts(withAmount('Total', '$5.990', 58))).toEqual([`Total${' '.repeat(21)}$5.990`]);
  expect(texts(withAmount('Descuento de la semana del asado', '-$1.000', 58))).toEqual([
    'Descuento de la semana del asado',
    `${' '.repeat(25)}-$1.000`,
  ]);
  expect(rule(80).text).toHaveLength(48);
});
