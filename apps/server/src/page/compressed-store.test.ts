import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientFiles } from './client-files.ts';
import { digestOfBytes, storeCompressed, storedCompression } from './compressed-store.ts';

const script = `console.log(${'1+'.repeat(500)}1)`;
const digest = digestOfBytes(Buffer.from(script));
let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'comanda-dist-'));
  await mkdir(join(dist, 'client/assets'), { recursive: true });
  await mkdir(join(dist, 'client/.vite'));
  await writeFile(join(dist, 'client/assets/app-abc.js'), script);
  await writeFile(join(dist, 'client/assets/photo.webp'), 'no text');
  await writeFile(join(dist, 'client/.vite/manifest.json'), '{}');
});
afterEach(() => rm(dist, { recursive: true }));

const stored = () => readdir(join(dist, 'compressed'));

test('the build stores each text file that is sent, in both compressions', async () => {
  await storeCompressed(dist);
  expect((await stored()).toSorted()).toEqual([`${digest}.br`, `${digest}.gz`]);
  const { brotli, gzip } = storedCompression(dist, digest) ?? {};
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(script);
  expect(gunzipSync(gzip ?? '').toString()).toBe(script);
});

test('the server sends what the build stored', async () => {
  await storeCompressed(dist);
  const sent = await clientFiles(dist).find('/assets/app-abc.js');
  expect(sent?.brotli).toEqual(storedCompression(dist, digest)?.brotli);
  expect(sent?.gzip).toEqual(storedCompression(dist, digest)?.gzip);
});

test('a content is compressed once, and that of an earlier build is removed', async () => {
  await storeCompressed(dist);
  const { mtimeMs } = await stat(join(dist, 'compressed', `${digest}.br`));
  await writeFile(join(dist, 'client/assets/next-def.js'), `${script};`);
  await storeCompressed(dist);
  expect((await stat(join(dist, 'compressed', `${digest}.br`))).mtimeMs).toBe(mtimeMs);
  expect(await stored()).toHaveLength(4);
  await rm(join(dist, 'client/assets/app-abc.js'));
  await storeCompressed(dist);
  expect(await stored()).toHaveLength(2);
});
