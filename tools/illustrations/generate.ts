import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBrand } from './brand/write-brand.ts';
import { writeSheet, writeWebp } from './encode.ts';
import { burgers } from './menu/burgers.ts';
import { combos, drinks, kids, sauces, shakes, sides } from './menu/rest.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { sheet: { type: 'string' } } });
const folder = join(import.meta.dirname, '../../tenants/burger/images');
const pictures = { ...burgers, ...combos, ...sides, ...drinks, ...shakes, ...sauces, ...kids };
const wanted = Object.entries(pictures).filter(([slug]) => positionals.length === 0 || positionals.includes(slug));

await mkdir(folder, { recursive: true });
const sizes: number[] = [];
for (const [slug, draw] of wanted) {
  const svg = draw();
  sizes.push(await writeWebp(svg, join(folder, `${slug}.webp`), 800));
  await writeWebp(svg, join(folder, `${slug}-400.webp`), 400);
}
if (positionals.length === 0 || positionals.includes('brand')) await writeBrand(folder);
if (values.sheet)
  await writeSheet(
    wanted.map(([slug]) => join(folder, `${slug}.webp`)),
    values.sheet,
    4,
  );

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${sizes.length} pictures, mean ${kilobytes(total / Math.max(1, sizes.length))}, largest ${kilobytes(Math.max(0, ...sizes))}`);
