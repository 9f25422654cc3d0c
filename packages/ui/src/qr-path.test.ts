import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The dark modules by row, drawn back out of the path. */
function modulesOf(text: string): readonly string[] {
  const { path, size } = qrPath(text);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = rows[Number(y)];
    if (row) row[Number(x)] = '#';
  }
  return rows.map((row) => row.join(''));
}

const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];

test('a code has its three finder patterns inside of an empty border of four modules', () => {
  const rows = modulesOf('https://www.machbank.cl/pay/8f14e45f');
  const end = rows.length - 4;
  const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  expect(corner(4, 4)).toEqual(finder);
  expect(corner(end - 7, 4)).toEqual(finder);
  expect(corner(4, end - 7)).toEqual(finder);
  const border = [...rows.slice(0, 4), ...rows.slice(end)];
  expect(border.join('').trim()).toBe('');
  expect(rows.every((row) => row.startsWith('    ') && row.endsWith('    '))).toBe(true);
});

test('another text is another code, and a longer one is bigger', () => {
  expect(modulesOf('https://a.example/1')).not.toEqual(modulesOf('https://a.example/2'));
  expect(qrPath(`https://a.example/${'1'.repeat(300)}`).size).toBeGreaterThan(
    qrPath('https://a.example/1').size,
  );
});
