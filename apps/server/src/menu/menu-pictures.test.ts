import { rm } from 'node:fs/promises';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { Picture, Product } from '@comanda/domain/menu/menu.ts';
import { pictureWidthAddress } from '@comanda/domain/menu/picture-address.ts';
import { dayMs } from '@comanda/domain/duration.ts';
import { unusedPictureRetentionDays } from '@comanda/domain/retention/retention.ts';
import { maxPictureBytes } from '@comanda/domain/limits/payload-limits.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoredFileCache } from '../tenant/stored-file-cache.rows.ts';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { AnyJson } from '../testing/any-json.ts';
import {
  deepPng,
  firstHalf,
  hugePng,
  jpegOf,
  pngOf,
  polyglotOf,
  smuggled,
  svgDrawing,
  trailingWebp,
} from '../testing/bad-pictures.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { callApi } from '../testing/shopper.ts';
import { tenantFolder, writeFolder } from '../testing/tenant-folder.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { runRetention } from '../retention/run-retention.ts';
import { importTenant } from '../tenant/import/import-tenant.ts';

const burger = 'burger' as TenantId;
let database: FreshDatabase;
let operator: Database;
let queries: OwnerQueries;
let server: OrderServer;
let owner: TestStaff;

beforeAll(async () => {
  database = await freshDatabase();
  operator = openDatabase({ url: database.ownerUrl, connections: 2 });
  await importFolder();
  await publishShops(database.ownerUrl, [testShop('sushi')]);
  queries = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  owner = await createTestStaff(server, { role: 'owner' });
});
afterAll(async () => {
  await server.close();
  await queries.end();
  await operator.close();
  await database.drop();
});

async function importFolder(options = {}): Promise<void> {
  const folder = await writeFolder(await tenantFolder());
  const now = new Date(noon).toISOString();
  const imported = await importTenant(operator, folder, now, undefined, options);
  await rm(folder, { recursive: true });
  expect(imported.ok).toBe(true);
}

async function upload(who: TestStaff, bytes: Buffer, key: string = crypto.randomUUID()) {
  const answer = await fetch(`${server.origin}/v1/counter/menu/pictures`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'image/jpeg', 'idempotency-key': key },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as AnyJson };
}
const uploaded = async (who: TestStaff, bytes: Buffer): Promise<Picture> => {
  const { body } = await upload(who, bytes);
  return body.picture;
};
const post = (who: TestStaff, path: string, body: object) =>
  callApi(server, path, {
    method: 'POST',
    body,
    headers: { ...who.headers, 'idempotency-key': crypto.randomUUID() },
  });
const publish = async (who: TestStaff, value: string | null, id = 1) => {
  const [row] = await queries.rows<{ number: number }>(
    'burger',
    'select max(number) as number from menu_versions',
  );
  const edit = { menu_id: 1, kind: 'product', id, store_id: null, field: 'picture', value };
  const body = { based_on: row?.number ?? 0, edits: [edit], note: '' };
  return post(who, '/v1/counter/stores/1/menu', body);
};
const dish = async (): Promise<Product | undefined> => {
  server.deps.menus.onChange({ tenantId: burger, kind: 'menu', id: '' });
  const menu = (await server.deps.menus.tenant(burger))?.menu(1);
  return menu?.products.find(({ id }) => id === 1);
};
/** The bytes that a browser gets, without the cache of another call; null: 404. */
async function served(url: string, tenant = burger): Promise<Buffer | null> {
  const [hash = '', name = ''] = url.split('/').slice(3);
  const file = await createStoredFileCache(server.deps.db).find(tenant, hash, name);
  return file?.identity ?? null;
}
const folderUrl = async (): Promise<string> => {
  const { body } = await callApi(server, '/v1/counter/stores/1/menu', { headers: owner.headers });
  return body.menu.products[0].image.url;
};
const storedCount = async (): Promise<number> =>
  (await queries.rows('burger', 'select from menu_pictures')).length;
const actionCount = async (): Promise<number> =>
  (await queries.rows('burger', 'select from counter_actions')).length;
const animation = async (): Promise<Buffer> =>
  sharp([await pngOf(400), await pngOf(400)], { join: { animated: true } })
    .webp()
    .toBuffer();

test('an uploaded picture loses its metadata, is encoded as the folder’s are, and shoppers get it once it is published', async () => {
  const photo = await sharp(await jpegOf(600))
    .withExif({ IFD3: { GPSLatitude: '14/1 36/1 0/1' } })
    .toBuffer();
  const key = crypto.randomUUID();
  const { status, body } = await upload(owner, photo, key);
  expect(status).toBe(200);
  expect(body.picture).toMatchObject({ width: 600, height: 600, avif: [200, 320, 480, 600] });
  const { url } = body.picture;
  expect((await dish())?.image?.url).not.toBe(url);
  expect((await publish(owner, url)).body).toMatchObject({ version: 1 });
  expect((await dish())?.image).toEqual(body.picture);
  const largest = await sharp((await served(url)) ?? Buffer.alloc(0)).metadata();
  expect(largest).toMatchObject({ format: 'webp', width: 600 });
  expect([largest.exif, largest.icc]).toEqual([undefined, undefined]);
  for (const width of body.picture.avif)
    expect(await served(pictureWidthAddress({ url }, width, 'avif'))).not.toBeNull();
  const files = await storedCount();
  expect(await upload(owner, photo, key)).toMatchObject({ status: 200, body });
  expect((await upload(owner, await jpegOf(500), key)).status).toBe(422);
  expect(await storedCount()).toBe(files);
});

test.each<[string, () => Promise<Buffer>]>([
  ['a small WebP with a text behind it', trailingWebp],
  ['a WebP with metadata', () => polyglotOf('webp')],
  ['a PNG with metadata', () => polyglotOf('png')],
  ['a JPEG with metadata', () => polyglotOf('jpeg')],
])(
  'of %s only the pixels are stored, and another upload of it adds no file',
  async (_what, make) => {
    const file = await make();
    expect(file.includes(smuggled)).toBe(true);
    const first = await uploaded(owner, file);
    const [hash = ''] = first.url.split('/').slice(3);
    const rows = await queries.rows<{ bytes: Buffer }>(
      'burger',
      'select bytes from menu_pictures where hash = $1',
      [hash],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { bytes } of rows) {
      expect([bytes.includes(smuggled), bytes.includes('<script')]).toEqual([false, false]);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    const files = await storedCount();
    expect(await uploaded(owner, file)).toEqual(first);
    expect(await storedCount()).toBe(files);
  },
);

test.each<[string, () => Promise<Buffer>, string]>([
  ['nothing', async () => Buffer.alloc(0), 'notAPicture'],
  ['a text', async () => Buffer.from('no es una foto'), 'notAPicture'],
  ['a drawing', async () => svgDrawing('<script>alert(1)</script>'), 'notAPicture'],
  ['a bomb of pixels', async () => hugePng(30_000), 'tooBig'],
  ['a picture of 4001 pixels', async () => hugePng(4_001), 'tooBig'],
  ['a picture of 16 bits that takes 128 MB decoded', async () => deepPng(4_000), 'tooMuchToDecode'],
  [
    'its header alone, so no pixel is decoded',
    async () => deepPng(4_000).subarray(0, 64),
    'tooMuchToDecode',
  ],
  ['an animation', animation, 'notAPicture'],
  [
    'a drawing that begins as a picture',
    async () => Buffer.concat([(await pngOf(400)).subarray(0, 8), svgDrawing('')]),
    'notAPicture',
  ],
  ['a picture of 319 pixels', async () => pngOf(319), 'tooSmall'],
  ['half a picture', async () => firstHalf(await pngOf(400)), 'broken'],
])('%s is refused as a picture, and nothing is stored', async (_what, make, problem) => {
  const before = [await storedCount(), await actionCount()];
  expect(await upload(owner, await make())).toMatchObject({
    status: 422,
    body: { code: 1007, metadata: { field: 'picture', problem } },
  });
  expect([await storedCount(), await actionCount()]).toEqual(before);
});

test('a file above the limit is refused unread', async () => {
  const files = await storedCount();
  const answer = await upload(owner, Buffer.alloc(maxPictureBytes + 1));
  expect(answer).toMatchObject({ status: 413, body: { code: 1007 } });
  expect(await storedCount()).toBe(files);
});

test('crew and a manager of one store upload no picture', async () => {
  const files = await storedCount();
  const crew = await createTestStaff(server);
  const local = await createTestStaff(server, { role: 'manager', storeIds: [1 as StoreId] });
  for (const who of [crew, local])
    expect(await upload(who, await pngOf(400))).toMatchObject({
      status: 403,
      body: { code: 1006 },
    });
  expect(await storedCount()).toBe(files);
});

test('a picture that another brand uploaded, one of another dish and an address elsewhere are refused', async () => {
  const stranger = await createTestStaff(server, { role: 'owner', tenant: 'sushi' });
  const { url } = await uploaded(stranger, await pngOf(420));
  expect(await served(url, 'sushi' as TenantId)).not.toBeNull();
  const before = await dish();
  for (const wrong of [
    url,
    url.replace('/t/sushi/', '/t/burger/'),
    'https://example.com/foto-800.webp',
  ])
    expect(await publish(owner, wrong)).toMatchObject({
      status: 422,
      body: { code: 1025, metadata: { field: 'edits', ids: [1] } },
    });
  expect((await publish(owner, await folderUrl(), 2)).status).toBe(422);
  expect((await dish())?.image).toEqual(before?.image);
});

test('the picture survives imports, goes back with an earlier version, and --take-folder drops it', async () => {
  const folders = await folderUrl();
  await publish(owner, folders);
  const first = await uploaded(owner, await pngOf(440));
  const second = await uploaded(owner, await pngOf(460));
  const published = (await publish(owner, first.url)).body.version;
  const last = (await publish(owner, second.url)).body.version;
  server.setClock(noon + 400 * dayMs);
  const later = await createTestStaff(server, { role: 'owner' });
  await importFolder();
  await runRetention(server.deps);
  expect((await dish())?.image).toEqual(second);
  expect(await served(second.url)).not.toBeNull();
  const back = await post(later, '/v1/counter/menu/versions', {
    based_on: last,
    number: published,
  });
  expect(back.status).toBe(200);
  expect((await dish())?.image).toEqual(first);
  expect(await served(first.url)).not.toBeNull();
  await importFolder({ takeFolder: true });
  expect((await dish())?.image?.url).toBe(folders);
  server.setClock(noon);
});

test('a picture that no version uses is deleted after 30 days, and another upload of it begins them again', async () => {
  const [unused, renewed] = [await pngOf(480), await pngOf(500)];
  const author = await createTestStaff(server, { role: 'owner' });
  const { url } = await uploaded(author, unused);
  const again = await uploaded(author, renewed);
  server.setClock(noon + (unusedPictureRetentionDays - 1) * dayMs);
  const later = await createTestStaff(server, { role: 'owner' });
  await runRetention(server.deps);
  expect(await served(url)).not.toBeNull();
  await uploaded(later, renewed);
  server.setClock(noon + (unusedPictureRetentionDays + 1) * dayMs);
  await runRetention(server.deps);
  expect(await served(url)).toBeNull();
  expect(await served(again.url)).not.toBeNull();
  server.setClock(noon);
  const last = await createTestStaff(server, { role: 'owner' });
  expect(await publish(last, url)).toMatchObject({ status: 422, body: { code: 1025 } });
});
