import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { illustratedBrands } from './illustrated-brands.ts';
import { writeSheet, writeWebp } from './encode.ts';

const options = {
  brand: { type: 'string', default: 'burger' },
  sheet: { type: 'string' },
} as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const brand = illustratedBrands[values.brand];
if (brand === undefined) throw new Error(`no brand of this name: ${values.brand}`);
const { pictures, quality, writeBrand } = brand;
const folder = join(import.meta.dirname, '../../tenants', values.brand, 'images');

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function summary(sizes: readonly number[]): string {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return `${sizes.length} pictures, mean ${kilobytes(total / Math.max(1, sizes.length))}, largest ${kilobytes(Math.max(0, ...sizes))}\n`;
}

const unknown = positionals.filter((name) => name !== 'brand' && !Object.hasOwn(pictures, name));
if (unknown.length > 0) throw new Error(`no picture of this name: ${unknown.join(', ')}`);
const all = positionals.length === 0;
const wanted = Object.entries(pictures).filter(([slug]) => all || positionals.includes(slug));

await mkdir(folder, { recursive: true });
const sizes: number[] = [];
for (const [slug, draw] of wanted)
  sizes.push(await writeWebp(draw(), join(folder, `${slug}.webp`), 800, quality));
if (all || positionals.includes('brand')) await writeBrand(folder);
const files = wanted.map(([slug]) => join(folder, `${slug}.webp`));
if (values.sheet !== undefined) await writeSheet(files, values.sheet, 4);
process.stdout.write(summary(sizes));
