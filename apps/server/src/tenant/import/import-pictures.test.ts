import { rm } from 'node:fs/promises';
import type { TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodePicture } from '../../picture/encode-picture.ts';
import type { PictureEncoder } from '../../picture/picture-encoder.ts';
import type { Database } from '../../platform/db/database.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { polyglotOf, smuggled } from '../../testing/bad-pictures.ts';
import { type FolderDraft, tenantFolder, writeFolder } from '../../testing/tenant-folder.ts';
import { importTenant } from './import-tenant.ts';

const burger = 'burger' as TenantId;
const day = (date: number) => `2026-11-${date}T12:00:00.000Z`;
let fresh: FreshDatabase;
let owner: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  owner = openDatabase({ url: fresh.ownerUrl, connections: 2 });
});
afterAll(async () => {
  await owner.close();
  await fresh.drop();
});

async function publish(draft: FolderDraft, now = day(10), make?: PictureEncoder) {
  const folder = await writeFolder(draft);
  const outcome = await importTenant(owner, folder, now, make);
  await rm(folder, { recursive: true });
  return outcome;
}

type Row = { name: string; path: string | null; retired: boolean };
const filesLike = (pattern: string): Promise<Row[]> =>
  withTenant(owner, burger, (tx) =>
    tx.query<Row>(
      'files',
      sql`select name, path, retired_at is not null as retired from tenant_files
        where name ~ ${pattern} order by name, hash`,
    ),
  );
const noise = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

test('a product picture is published in its own widths, the folder keeps its master, and a logo stays unchanged', async () => {
  const draft = await tenantFolder();
  draft['images/clasica.webp'] = await noise(500).webp().toBuffer();
  expect(await publish(draft)).toMatchObject({ ok: true });
  expect(await filesLike('^clasica')).toEqual([
    { name: 'clasica-200.avif', path: null, retired: false },
    { name: 'clasica-320.avif', path: null, retired: false },
    { name: 'clasica-500.avif', path: null, retired: false },
    { name: 'clasica-500.webp', path: null, retired: false },
    { name: 'clasica.webp', path: 'images/clasica.webp', retired: false },
  ]);
  expect(await filesLike('^logo')).toEqual([
    { name: 'logo.svg', path: 'images/logo.svg', retired: false },
  ]);
});

test('the widths of a replaced picture are served for another week', async () => {
  const draft = await tenantFolder();
  draft['images/clasica.webp'] = await noise(300).webp().toBuffer();
  await publish(draft, day(12));
  expect(
    (await filesLike('^clasica-(500|300).webp')).map(({ name, retired }) => [name, retired]),
  ).toEqual([
    ['clasica-300.webp', false],
    ['clasica-500.webp', true],
  ]);
  await publish(draft, day(20));
  expect((await filesLike('^clasica-(500|300).webp')).map(({ name }) => name)).toEqual([
    'clasica-300.webp',
  ]);
});

test('a vector picture is served unchanged, and an animated one in one size with its frames', async () => {
  const draft = await tenantFolder();
  draft['menus/1.json'].categories[0].products[0].image = 'images/logo.svg';
  draft['images/hero.webp'] = await sharp(
    [await noise(40).png().toBuffer(), await noise(40).png().toBuffer()],
    {
      join: { animated: true },
    },
  )
    .webp()
    .toBuffer();
  expect(await publish(draft)).toMatchObject({ ok: true });
  const [menu] = await withTenant(owner, burger, (tx) =>
    tx.query<{ document: FolderDraft }>('menu', sql`select document from menus`),
  );
  const [settings] = await withTenant(owner, burger, (tx) =>
    tx.query<{ document: FolderDraft }>('settings', sql`select document from tenant_settings`),
  );
  const asItIs = { avif: [], webp: [], placeholder: null };
  expect(menu?.document['products'][0].image).toMatchObject({
    url: expect.stringMatching(/\/logo\.svg$/),
    width: 40,
    height: 40,
    ...asItIs,
  });
  expect(settings?.document['hero'].image).toMatchObject({
    url: expect.stringMatching(/\/hero\.webp$/),
    width: 40,
    height: 40,
    ...asItIs,
  });
});

test('a logo and an animation are served without what stands beside their pixels, and the folder keeps its files', async () => {
  const draft = await tenantFolder();
  draft['images/logo.png'] = await polyglotOf('png');
  draft['settings.json'].logo = 'images/logo.png';
  const frames = [await noise(40).png().toBuffer(), await noise(40).png().toBuffer()];
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  draft['images/hero.webp'] = Buffer.concat([animation, Buffer.from(smuggled)]);
  expect(await publish(draft, day(22))).toMatchObject({ ok: true });
  type Served = { url: string; bytes: Buffer; path: string | null };
  const files = await withTenant(owner, burger, (tx) =>
    tx.query<Served>(
      'served',
      sql`select '/t/burger/' || hash || '/' || name as url, bytes, path from tenant_files
        where name in ('logo.png', 'hero.webp') and retired_at is null`,
    ),
  );
  const [settings] = await withTenant(owner, burger, (tx) =>
    tx.query<{ document: FolderDraft }>('settings', sql`select document from tenant_settings`),
  );
  const bytesAt = (url: string) => files.find((file) => file.url === url)?.bytes ?? Buffer.alloc(0);
  const [logo, hero] = [settings?.document['logo'], settings?.document['hero'].image.url];
  expect(await sharp(bytesAt(logo)).metadata()).toMatchObject({ format: 'png', width: 400 });
  expect(await sharp(bytesAt(hero)).metadata()).toMatchObject({ format: 'webp', pages: 2 });
  expect([bytesAt(logo), bytesAt(hero)].map((bytes) => bytes.includes(smuggled))).toEqual([
    false,
    false,
  ]);
  expect(
    files.filter(({ path }) => path !== null).map(({ bytes }) => bytes.includes(smuggled)),
  ).toEqual([true, true]);
  expect(await publish(draft, day(22))).toMatchObject({ ok: true, value: { changed: 0 } });
});

test('a picture used for a product and for the home page is encoded once, in the widths of the home page', async () => {
  const draft = await tenantFolder();
  draft['menus/1.json'].categories[0].products[0].image = 'images/hero.webp';
  const made: string[] = [];
  await publish(draft, day(21), (bytes, use) => {
    made.push(use);
    return encodePicture(bytes, use);
  });
  expect(made).toEqual(['wide']);
});

test.each<[string, (draft: FolderDraft, photo: Buffer) => void, string]>([
  ['a product', (draft, photo) => (draft['images/clasica.jpg'] = photo), 'images/clasica.jpg'],
  ['a logo', (draft, photo) => (draft['images/logo.png'] = photo), 'images/logo.png'],
])(
  'a picture of %s with truncated pixels is refused by name, and nothing changes',
  async (_name, change, file) => {
    const before = await filesLike('.');
    const photo = await noise(300).jpeg().toBuffer();
    const half = file.endsWith('png') ? await noise(300).png().toBuffer() : photo;
    const draft = await tenantFolder();
    change(draft, half.subarray(0, half.length / 2));
    if (file.endsWith('png')) draft['settings.json'].logo = file;
    else draft['menus/1.json'].categories[0].products[0].image = file;
    expect(await sharp(draft[file] as Buffer).metadata()).toMatchObject({ width: 300 });
    expect(await publish(draft)).toEqual({
      ok: false,
      error: [{ file, place: '', reason: 'is broken: it cannot be read to its end' }],
    });
    expect(await filesLike('.')).toEqual(before);
  },
);
