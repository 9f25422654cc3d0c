import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../scripts/root.mjs';
import { buildApps } from '../scripts/run/build-apps.mjs';
import { atMost, figure, goalFigure, printFigures } from './lib/figures.ts';

type Chunk = { file: string; css?: readonly string[]; imports?: readonly string[] };
type App = 'web' | 'counter';
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * `npm run bench:scripts`: bytes that a browser fetches before the counter can be used, compressed
 * as the server stores them (Brotli), beside the storefront's. Screens that are fetched later are
 * not counted.
 */
await buildApps();
const counter = firstLoad('counter', ['src/entry-counter.tsx']);
const board = firstLoad('counter', ['src/entry-counter.tsx', 'src/screens/board/board-screen.tsx']);
const rider = firstLoad('counter', ['src/entry-rider.ts']);
const shop = firstLoad('web', ['src/entry-first.ts', 'src/entry-app.tsx']);
printFigures('Bytes of the first load, compressed', [
  figure('storefront: scripts until it can be used', shop.scripts, 'KiB'),
  figure('storefront: styles', shop.styles, 'KiB'),
  figure('counter: scripts of the frame', counter.scripts, 'KiB'),
  figure('counter: scripts with the board', board.scripts, 'KiB'),
  figure('counter: styles with the board', board.styles, 'KiB'),
  figure('page of a rider: scripts', rider.scripts, 'KiB'),
  figure('page of a rider: styles', rider.styles, 'KiB'),
  figure('counter: worker, fetched later', kib('counter', ['counter-worker.js']), 'KiB'),
  figure('page of a rider: worker, fetched later', kib('counter', ['rider-worker.js']), 'KiB'),
  figure(
    'counter with the board, relative to the storefront',
    (board.scripts + board.styles) / (shop.scripts + shop.styles),
    'x',
    atMost(1),
  ),
  goalFigure(
    'counterFirstLoad',
    'counter: scripts of the frame, in thousands of bytes',
    (counter.scripts * 1_024) / 1_000,
  ),
]);
const screens = screensBeyond('web', ['src/entry-first.ts', 'src/entry-app.tsx']);
printFigures('Scripts that a further screen of the storefront fetches, the largest first', [
  goalFigure('scriptsOfScreen', 'the largest', screens[0]?.kB ?? Number.NaN),
  ...screens.map(({ name, kB }) => figure(name, kB, 'kB')),
]);

/**
 * Scripts of each screen that is fetched when it is visited, in thousands of bytes, without those
 * of the entries. What a screen fetches later itself, as a map, is not counted.
 */
function screensBeyond(app: App, entries: readonly string[]): { name: string; kB: number }[] {
  const manifest = manifestOf(app);
  const known = new Set(closureOf(manifest, entries));
  return Object.keys(manifest)
    .filter((key) => /^src\/screens\/.*\.tsx$/.test(key) && !known.has(key))
    .map((key) => {
      const chunks = closureOf(manifest, [key]).filter((each) => !known.has(each));
      const files = chunks.flatMap((each) => manifest[each]?.file ?? []);
      const name = key.split('/').at(-1)?.replace('.tsx', '') ?? key;
      return { name, kB: (kib(app, files) * 1_024) / 1_000 };
    })
    .sort((a, b) => b.kB - a.kB);
}

/** The keys of the chunks that these load at once, themselves included. */
function closureOf(manifest: Manifest, entries: readonly string[]): string[] {
  const keys = [...entries];
  for (const key of keys)
    keys.push(...(manifest[key]?.imports ?? []).filter((next) => !keys.includes(next)));
  return keys;
}

function manifestOf(app: App): Manifest {
  return JSON.parse(readFileSync(join(folderOf(app), '.vite', 'manifest.json'), 'utf8'));
}

/** KiB of the chunks that these entries load at once, each counted once. */
function firstLoad(app: App, entries: readonly string[]) {
  const manifest = manifestOf(app);
  const chunks = closureOf(manifest, entries).flatMap((key) => manifest[key] ?? []);
  if (chunks.length < entries.length) throw new Error(`${app} has no ${entries.join(' or no ')}`);
  return {
    scripts: kib(
      app,
      chunks.map(({ file }) => file),
    ),
    styles: kib(
      app,
      chunks.flatMap(({ css }) => css ?? []),
    ),
  };
}

/** KiB of these files of a build, each counted once. */
function kib(app: App, files: readonly string[]): number {
  const bytes = [...new Set(files)].map(
    (file) => brotliCompressSync(readFileSync(join(folderOf(app), file))).length,
  );
  return bytes.reduce((sum, each) => sum + each, 0) / 1_024;
}

function folderOf(app: App): string {
  return join(root, 'apps', app, 'dist', 'client');
}
