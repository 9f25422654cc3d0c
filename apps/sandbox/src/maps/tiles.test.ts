import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { mapShop, type MapShop } from '../testing/map-shop.ts';
import { pixelIn, type Tile } from './mercator.ts';

const nunoa = { latitude: -33.4539, longitude: -70.6149 };
const nowhere = mkdtempSync(`${tmpdir()}/no-city-`);
afterAll(() => rmSync(nowhere, { recursive: true }));

let sandbox: MapShop;
beforeEach(() => void (sandbox = mapShop()));
afterEach(() => sandbox.app.close());

/** Returns the tile that contains a point. */
function tileOf(zoom: number, point: typeof nunoa): Tile {
  const { x, y } = pixelIn({ zoom, x: 0, y: 0 }, point);
  return { zoom, x: Math.floor(x / 256), y: Math.floor(y / 256) };
}
const pathOf = ({ zoom, x, y }: Tile): string => `/tiles/${zoom}/${x}/${y}.svg`;
const tileText = async (tile: Tile): Promise<string> => (await sandbox.get(pathOf(tile))).body;
/** Returns a tile and its eight neighbours as one text. */
async function around({ zoom, x, y }: Tile): Promise<string> {
  const offsets = [-1, 0, 1].flatMap((right) =>
    [-1, 0, 1].map((down) => ({ zoom, x: x + right, y: y + down })),
  );
  return (await Promise.all(offsets.map(tileText))).join('');
}

test('a tile shows the streets of the address book where their houses are, with their names, and the shops of the brands', async () => {
  const tile = tileOf(17, nunoa);
  const { x, y } = pixelIn(tile, nunoa);
  const text = await tileText(tile);
  expect(await around(tile)).toContain('Av. Irarrázaval</textPath>');
  expect(text).toContain('Local Ñuñoa');
  expect(text).toContain(`<rect x="${x - 5}" y="${y - 5}"`);
});

test.each([
  ['Guatemala', { latitude: 14.5999, longitude: -90.5127 }, '4a. Avenida'],
  ['Mexico', { latitude: 19.4181, longitude: -99.1607 }, 'Tonalá'],
])('%s has its part of the city', async (_country, point, street) => {
  expect(await around(tileOf(15, point))).toContain(street);
});

test('two tiles side by side draw a block and a street on their border alike', async () => {
  const left = tileOf(16, nunoa);
  const right = { ...left, x: left.x + 1 };
  const crossing = (text: string, from: number) =>
    [...text.matchAll(/M(-?[\d.]+) (-?[\d.]+)h([\d.]+)/g)].map(
      ([, x, y]) => `${(Number(x) + from).toFixed(0)} ${y}`,
    );
  const [one, two] = [crossing(await tileText(left), 0), crossing(await tileText(right), 256)];
  expect(one.filter((block) => two.includes(block)).length).toBeGreaterThan(2);
});

test('a map library of any origin keeps a tile for a day', async () => {
  const { headers } = await sandbox.get(pathOf(tileOf(15, nunoa)));
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
    'access-control-allow-origin': '*',
  });
});

test.each([
  '/tiles/9/1/1.svg',
  '/tiles/20/1/1.svg',
  '/tiles/10/1024/1.svg',
  '/tiles/12/1/1.png',
  '/tiles/12/-1/1.svg',
  '/tiles/12/a/1.svg',
])('%s is no tile', async (path) => {
  expect((await sandbox.get(path)).statusCode).toBe(404);
});

test('without the folder of the brands the ground is bare, and served', async () => {
  const bare = mapShop(nowhere);
  const { statusCode, body } = await bare.get(pathOf(tileOf(15, nunoa)));
  expect([statusCode, body.includes('<text')]).toEqual([200, false]);
  await bare.app.close();
});

test('tiles fail while a fault is planned, and only then', async () => {
  await sandbox.injectFault({ provider: 'tiles', at: 'tile', fault: 'error500' });
  expect((await sandbox.get(pathOf(tileOf(15, nunoa)))).statusCode).toBe(500);
  expect((await sandbox.get(pathOf(tileOf(15, nunoa)))).statusCode).toBe(200);
});
