import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawText } from './draw-text.ts';
import { fitLines } from './fit-lines.ts';
import { readFont } from './read-font.ts';

const fontOf = (path: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../../../../tenants', path));
const heavy = readFont(fontOf('burger/fonts/bricolage-heavy.woff2'));
const look = { size: 100, tracking: 0 };

/** Returns the bounding box of a path's points. */
function boxOf(path: string) {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  const [across, down] = [
    numbers.filter((_, place) => place % 2 === 0),
    numbers.filter((_, place) => place % 2 === 1),
  ];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

test.each([
  'burger/fonts/bricolage-heavy.woff2',
  'burger/fonts/figtree.woff2',
  'sushi/fonts/jost-400.woff2',
  'cocina/fonts/fraunces-soft.woff2',
])('the letters of %s stand on the baseline, inside the measured width', (path) => {
  const drawn = drawText('Hxz', readFont(fontOf(path)), look);
  const { left, right, top, bottom } = boxOf(drawn?.path ?? '');
  expect(bottom).toBeCloseTo(0, -1);
  expect(top).toBeLessThan(-60);
  expect(top).toBeGreaterThan(-80);
  expect(left).toBeGreaterThanOrEqual(-2);
  expect(right).toBeLessThanOrEqual((drawn?.width ?? 0) + 2);
});

test('a letter with its accent is higher than the letter and equally wide', () => {
  const [plain, accented] = ['N', 'Ñ'].map((letter) => drawText(letter, heavy, look));
  expect(boxOf(accented?.path ?? '').top).toBeLessThan(boxOf(plain?.path ?? '').top - 5);
  expect(accented?.width).toBe(plain?.width);
});

test('letter spacing makes a text wider by the spacing between its letters', () => {
  const [close, wide] = [0, 0.2].map(
    (tracking) => drawText('ABC', heavy, { size: 100, tracking })?.width ?? 0,
  );
  expect((wide ?? 0) - (close ?? 0)).toBeCloseTo(40);
});

test('a letter that the font lacks is not drawn from another font', () => {
  expect(drawText('紫', heavy, look)).toBeNull();
  expect(
    fitLines('Sushi 紫', heavy, { width: 400, height: 400, largest: 100, tracking: 0 }),
  ).toBeNull();
});

test('a name is drawn as large as possible, in as few lines as possible', () => {
  const box = { width: 380, height: 320, largest: 104, tracking: 0 };
  expect(fitLines('Roma', heavy, box)).toMatchObject({ size: 104, lines: [{}] });
  expect(fitLines('Brasa & Pan', heavy, box)?.lines).toHaveLength(2);
  expect(fitLines('El Comal de Chabela', heavy, box)?.lines).toHaveLength(2);
  for (const { width } of fitLines('La Cocina de la Abuela Chabela', heavy, box)?.lines ?? [])
    expect(width).toBeLessThanOrEqual(380.01);
});

test('a file that is not a font draws nothing', () => {
  expect(() => readFont(Buffer.from('font'))).toThrow();
  const cut = fontOf('burger/fonts/figtree.woff2').subarray(0, 900);
  expect(() => drawText('A', readFont(cut), look)).toThrow();
});
