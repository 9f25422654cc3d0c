import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Menu } from '@comanda/domain/menu/menu.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveMenuPicture } from '../../menu/menu-picture.rows.ts';
import { loadPublishedTenant } from '../../menu/menu.rows.ts';
import { findEditsInForce } from '../../menu/menu-version.rows.ts';
import { readUploadedPicture } from '../../picture/read-uploaded-picture.ts';
import type { Database } from '../../platform/db/database.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { jpegOf } from '../../testing/bad-pictures.ts';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { tenantCommands } from '../../testing/tenant-commands.ts';

/** An export says what staff changed of the menu, and its import leaves the shop as it is. */

const burger = 'burger' as TenantId;
const commands = tenantCommands();
let owner: Database;
let queries: OwnerQueries;

beforeAll(async () => {
  owner = openDatabase({ url: commands.database.ownerUrl, connections: 2 });
  queries = await ownerQueries(commands.database.ownerUrl);
});
afterAll(async () => {
  await queries.end();
  await owner.close();
});

const dish = (field: string, value: unknown, rest: object = {}) => ({
  ...{ menuId: 1, kind: 'product', id: 1, storeId: null, field, value },
  ...rest,
});

async function publish(edits: readonly object[]): Promise<void> {
  await queries.rows(
    'burger',
    `insert into menu_versions (tenant_id, number, edits, changes, note, source, published_at)
      values ('burger', (select coalesce(max(number), 0) + 1 from menu_versions), $1, '[]', '',
        'counter', now())`,
    [JSON.stringify(edits)],
  );
}

async function upload() {
  const read = await readUploadedPicture(burger, await jpegOf(900), 'dish');
  if (!read.ok) throw new Error(read.error);
  await withTenant(owner, burger, (tx) =>
    saveMenuPicture(tx, read.value, new Date().toISOString()),
  );
  const { picture } = read.value;
  return dish('picture', picture.url, { picture });
}

/**
 * The shop as shoppers see it, without versions, and without the addresses and blurred miniatures
 * of pictures.
 */
async function shop(): Promise<unknown> {
  const published = await withTenant(owner, burger, loadPublishedTenant);
  const prices = await queries.rows(
    'burger',
    'select store_id, product_id, price, discount_price from prices order by 1, 2',
  );
  const withoutUrls = ({ version: _version, products, ...menu }: Menu) => ({
    ...menu,
    products: products.map(({ image, ...rest }) => ({
      ...rest,
      image: image && { ...image, url: '', placeholder: '' },
    })),
  });
  return { menus: published?.menus.map(withoutUrls), prices };
}
const inForce = () => withTenant(owner, burger, findEditsInForce);

test('an export says the edits of the menu, and its import changes nothing in the shop and overrides nothing', async () => {
  const { good, run } = commands;
  await run('import', good);
  const before = await readFile(join(good, 'menus/1.json'), 'utf8');
  await publish([
    dish('name', 'Brasa "Doble" ñ'),
    dish('description', 'Con queso\nde cabra'),
    dish('price', 6_490),
    dish('discountPrice', 6_000),
    dish('price', 1_500, { kind: 'modifier', id: 20 }),
    dish('picture', null, { id: 2 }),
    await upload(),
  ]);
  const seen = await shop();
  const out = `${good}-out`;
  const exported = await run('export', 'burger', out);
  expect(exported.output).toContain('price 6490 (folder: 5990)');
  expect(exported.output).toContain('edited at the counter: the folder says so now');
  expect(exported.output).not.toContain('they stay at the counter');
  const lines = before.split('\n').length;
  expect((await readFile(join(out, 'menus/1.json'), 'utf8')).split('\n')).toHaveLength(lines);
  const imported = await run('import', out);
  expect(imported.output).toContain('price 6490: dropped, the folder says the same');
  expect(imported.output).not.toContain('source: counter');
  expect(await shop()).toEqual(seen);
  expect(await inForce()).toEqual({ number: 2, edits: [] });
  expect((await run('import', out)).output).not.toContain('counter');
  expect(await inForce()).toMatchObject({ number: 2 });
});

test('the price of a store goes to prices.json, and a dish that is switched off stays at the counter', async () => {
  const { good, run } = commands;
  await run('import', good);
  const { number } = await inForce();
  const price = dish('price', 7_100, { storeId: 2 });
  const off = dish('isAvailable', false, { id: 2 });
  await publish([price, off]);
  const out = `${good}-out`;
  const { output } = await run('export', 'burger', out);
  expect(output.split('\n').slice(0, 4)).toEqual([
    expect.stringMatching(/^ {2}menu 1: product 1 ".+" price at store 2 7100 \(folder: null\)$/),
    '  edited at the counter: the folder says so now',
    expect.stringMatching(/^ {2}menu 1: product 2 ".+" isAvailable false \(folder: true\)$/),
    '  not in the folder: they stay at the counter',
  ]);
  expect((await run('import', out)).output).toContain('isAvailable false (folder: true), edited');
  expect(await inForce()).toEqual({ number: number + 2, edits: [off] });
  const [row] = await queries.rows(
    'burger',
    'select price::integer from prices where store_id = 2 and product_id = 1',
  );
  expect(row).toEqual({ price: 7_100 });
});

test('an offer that the edited price made vain is none in the exported folder', async () => {
  const { good, run } = commands;
  await run('import', '--take-folder', good);
  await publish([dish('price', 5_000, { id: 1 }), dish('discountPrice', 5_500)]);
  const out = `${good}-out`;
  await run('export', 'burger', out);
  expect((await run('import', out)).output).not.toContain('problem');
  const file = JSON.parse(await readFile(join(out, 'menus/1.json'), 'utf8'));
  expect(file.categories[0].products[0]).toMatchObject({ price: 5_000, discountPrice: null });
});
