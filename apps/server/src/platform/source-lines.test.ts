import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSourceLines } from './source-lines.ts';

let folder: string;

/** The map says that the tenth column of a bundle's line 1 is line 3, column 5 of cook.ts. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comanda-lines-'));
  await mkdir(join(folder, 'dist'));
  const map = { version: 3, sources: ['../src/cook.ts'], names: [], mappings: 'AAAA,SAEI' };
  await writeFile(join(folder, 'dist/main.js.map'), JSON.stringify(map));
});
afterAll(() => rm(folder, { recursive: true }));

const inBundle = (name: string) => pathToFileURL(join(folder, 'dist', name)).href;

test('the stack of an error in a bundle names the lines of the sources', () => {
  const source = relative(process.cwd(), join(folder, 'src/cook.ts'));
  const stack = `Error: burnt\n    at cook (${inBundle('main.js')}:1:12)\n    at ${inBundle('main.js')}:1:1`;
  const read = `Error: burnt\n    at cook (${source}:3:5)\n    at ${source}:1:1`;
  expect(withSourceLines(stack)).toBe(read);
  expect(withSourceLines(stack)).toBe(read);
});

test('a place without a map stays as it is', () => {
  const stack = `Error: burnt\n    at cook (${inBundle('other.js')}:1:12)\n    at serve (file:///a/serve.ts:4:2)`;
  expect(withSourceLines(stack)).toBe(stack);
});
