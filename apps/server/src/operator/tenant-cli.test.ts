import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { tenantFolder, writeFolder } from '../testing/tenant-folder.ts';

let fresh: FreshDatabase;
let good: string;
let bad: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  const coupon = { code: 'LENA20', name: '20 %', discount: { kind: 'percent', value: 20 } };
  good = await writeFolder({ ...(await tenantFolder()), 'coupons.json': [coupon] });
  const broken = await tenantFolder('broken');
  broken['menus/1.json'].categories[0].slug = 'checkout';
  broken['stores.json'][0].name = 7;
  bad = await writeFolder(broken);
});
afterAll(async () => {
  await Promise.all([
    rm(good, { recursive: true }),
    rm(bad, { recursive: true }),
    rm(`${good}-out`, { recursive: true, force: true }),
  ]);
  await fresh.drop();
});

const tenant = (...words: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: fresh.ownerUrl };
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'tenant-cli.ts'), ...words],
      { env },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
  });

test('folders are validated, imported, imported again and exported; faults are listed and the command fails', async () => {
  expect(await tenant('validate', good)).toEqual({ code: 0, output: `${good}: valid\n` });
  const refused = await tenant('validate', bad, good);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(
    `${bad} is refused, nothing was imported:\n  stores.json at [0].name: `,
  );
  expect(refused.output).toContain(`${good}: valid`);
  expect((await tenant('import', '--changed', good)).output).toMatch(
    /burger published \(\d+ changes\)/,
  );
  expect(await tenant('import', '--changed', good)).toEqual({
    code: 0,
    output: `${good}: as imported before\n`,
  });
  expect(await tenant('import', good)).toEqual({
    code: 0,
    output: `${good}: burger is published as it is\n`,
  });
  expect((await tenant('import', bad)).code).toBe(1);
  expect(await tenant('export', 'burger', `${good}-out`)).toEqual({
    code: 0,
    output: `${good}-out: 15 files of burger\n`,
  });
  expect((await tenant('export', 'broken', `${good}-out`)).code).toBe(1);
});

test('a refused or missing folder does not stop the others, and the exit code reports it', async () => {
  const other = await tenantFolder('other');
  other['tenant.json'].hosts = ['other.localhost'];
  const folder = await writeFolder(other);
  const outcome = await tenant('import', bad, `${folder}-nowhere`, folder);
  expect(outcome.code).toBe(2);
  expect(outcome.output).toContain(`${bad} is refused, nothing was imported:`);
  expect(outcome.output).toMatch(new RegExp(`${folder}-nowhere (is refused|was not imported)`));
  expect(outcome.output).toMatch(/other published \(\d+ changes\)/);
  await rm(folder, { recursive: true });
});

test('a brand without any way to order is valid, with a warning that gives the reason', async () => {
  const closed = await tenantFolder('closed');
  for (const store of closed['stores.json']) store.businessHours = [];
  closed['stores.json'][0].paymentMethods = ['webpay'];
  const folder = await writeFolder(closed);
  const { code, output } = await tenant('validate', folder);
  expect(code).toBe(0);
  expect(output).toContain(
    `${folder}: valid\n  warning: nobody can order from store 1 "Local 1": it never opens`,
  );
  expect(output).toContain('store 1 "Local 1" is paid online only (webpay)');
  expect(output).toContain(
    '  warning: nobody can order from this brand: each of its stores has an obstacle\n',
  );
  await rm(folder, { recursive: true });
});

test('a store whose orders go to a system without an address is valid, with a warning', async () => {
  const folder = await tenantFolder('unheard');
  folder['stores.json'][1].ordersGoTo = 'system';
  const path = await writeFolder(folder);
  expect(await tenant('validate', path)).toEqual({
    code: 0,
    output: `${path}: valid\n  warning: the orders of store 2 "Local 2" go to a system without a kitchenUrl: only a server with KITCHEN_URL or a demonstration sends them\n`,
  });
  await rm(path, { recursive: true });
});

test('a points rate that is not the country’s is valid, with a warning', async () => {
  const generous = await tenantFolder('generous');
  Object.assign(generous['settings.json'], {
    loyaltyProgram: true,
    loyaltyProgramParams: { name: 'Leña', minAmount: 1_000, maxAmount: 10_000 },
    pointRate: 600,
  });
  const folder = await writeFolder(generous);
  const { code, output } = await tenant('validate', folder);
  expect({ code, output }).toEqual({
    code: 0,
    output: `${folder}: valid\n  warning: pointRate 600 is not the rate of the country, 500: 100 points are worth $600\n`,
  });
  await rm(folder, { recursive: true });
});

test('a published brand stays unchanged when its next folder is refused, and only the first fifty faults are listed', async () => {
  await tenant('import', good);
  const before = await tenant('export', 'burger', `${good}-before`);
  const next = await tenantFolder();
  next['menus/1.json'].name = '\u001b[31mrojo';
  next['banners.json'] = Array.from({ length: 361 }, () => 7);
  const folder = await writeFolder(next);
  const refused = await tenant('import', folder);
  expect(refused.code).toBe(1);
  expect(refused.output).not.toContain('\u001b');
  expect(refused.output.split('\n')).toHaveLength(1 + 50 + 1 + 1);
  expect(refused.output).toContain('  banners.json at [0]: must be an object, not 7\n');
  expect(refused.output).toContain('  and 312 more\n');
  expect(await tenant('import', '--changed', good)).toEqual({
    code: 0,
    output: `${good}: as imported before\n`,
  });
  expect((await tenant('export', 'burger', `${good}-after`)).code).toBe(before.code);
  expect(await bytesOf(`${good}-after`)).toEqual(await bytesOf(`${good}-before`));
  await Promise.all(
    [folder, `${good}-before`, `${good}-after`].map((each) => rm(each, { recursive: true })),
  );
});

const bytesOf = async (folder: string): Promise<Record<string, string>> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const read = files.map(async ({ parentPath, name }) => [
    join(parentPath, name).slice(folder.length),
    await readFile(join(parentPath, name), 'latin1'),
  ]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, string>;
};

test('menus are written as files for a CDN', async () => {
  await tenant('import', '--changed', good);
  expect(await tenant('static', 'burger', `${good}-out`)).toEqual({
    code: 0,
    output: `${good}-out: 1 files of burger\n`,
  });
});

test('a new brand is created, is valid, and is not overwritten', async () => {
  const folder = `${good}-new/la-esquina`;
  expect(await tenant('new', folder, 'mx')).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${folder}: 30 files of a new brand`),
  });
  expect(await tenant('validate', folder)).toEqual({ code: 0, output: `${folder}: valid\n` });
  expect(await tenant('new', folder, 'mx')).toEqual({
    code: 1,
    output: `${folder}: is there already: name a folder that is not\n`,
  });
  await rm(`${good}-new`, { recursive: true });
});

test('without a command the program prints its usage', async () => {
  const { code, output } = await tenant();
  expect(code).toBe(1);
  expect(output).toContain('npm run tenant -- import');
});

test('the operator makes the first owner of an imported brand, once', async () => {
  const owner = await ownerQueries(fresh.ownerUrl);
  const staff = () =>
    owner.rows('burger', 'select name, email, role, all_stores from staff order by email');
  try {
    await tenant('import', good);
    expect((await tenant('owner', bad, 'ana@example.cl')).output).toContain(
      'broken is not in the database',
    );
    expect((await tenant('owner', `${good}/no`, 'ana@example.cl')).code).toBe(1);
    expect((await tenant('owner', good, 'ana')).output).toContain('"ana" is no email');
    expect((await tenant('owner', good, 'ana@example.cl', '7')).output).toContain('is no name');
    expect(await staff()).toEqual([]);
    const made = await tenant('owner', good, 'Ana@Example.cl', 'Ana Soto');
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringContaining('burger: ana@example.cl is an owner.'),
    });
    expect((await tenant('owner', good, 'ana@example.cl')).output).toContain('nothing changed');
    const ana = { name: 'Ana Soto', email: 'ana@example.cl', role: 'owner', all_stores: true };
    expect(await staff()).toEqual([ana]);
    expect((await tenant('demo-staff', good)).code).toBe(0);
    await owner.rows(
      'burger',
      `update staff set role = 'crew' where email = 'dueno@burger.example'`,
    );
    expect((await tenant('demo-staff', good)).code).toBe(0);
    expect((await tenant('owner', good, 'dueno@burger.example')).output).toContain(
      'is an owner now',
    );
    expect((await staff()).map(({ email, role }) => [email, role])).toEqual([
      ['ana@example.cl', 'owner'],
      ['dueno@burger.example', 'owner'],
      ['encargado@burger.example', 'manager'],
      ['equipo@burger.example', 'crew'],
    ]);
  } finally {
    await owner.end();
  }
});

test('an import keeps what staff set at the counter and names it, an export names it, and --take-folder undoes it', async () => {
  await tenant('import', good);
  const owner = await ownerQueries(fresh.ownerUrl);
  try {
    await setAtTheCounter(owner);
    const kept = await tenant('import', good);
    expect(kept.output.split('\n').slice(1)).toEqual([
      '  store 1: pause until 2099-11-23 21:30, set at the counter by Rosa',
      expect.stringMatching(/^ {2}store 1: .+ sold out, set at the counter by Rosa$/),
      expect.stringMatching(/^ {2}store 1: .+: 3 units counted, set at the counter by Rosa$/),
      '  coupon LENA20: off, set at the counter by Rosa',
      '  kept; --take-folder undoes them',
      '',
    ]);
    expect(await storedFacts(owner)).toEqual({ facts: 4, stock: 3 });
    const exported = await tenant('export', 'burger', `${good}-counter`);
    expect(exported.output.split('\n').slice(0, 3)).toEqual([
      '  store 1: pause until 2099-11-23 21:30, set at the counter by Rosa',
      expect.stringMatching(/^ {2}store 1: .+ sold out, set at the counter by Rosa$/),
      '  not in the folder: they stay at the counter',
    ]);
    expect((await tenant('import', `${good}-counter`)).output).toContain('  kept; --take-folder');
    const undone = await tenant('import', '--changed', '--take-folder', good);
    expect(undone.output).toContain('  undone: the folder holds');
    expect(await storedFacts(owner)).toMatchObject({ facts: 0 });
    expect((await storedFacts(owner)).stock).not.toBe(3);
    expect((await tenant('import', good)).output).not.toContain('counter');
  } finally {
    await owner.end();
  }
});

test('an import keeps the edits of the menu and names them; --take-folder undoes them', async () => {
  await tenant('import', good);
  const owner = await ownerQueries(fresh.ownerUrl);
  const versions = () =>
    owner.rows('burger', 'select number, source, edits from menu_versions order by number desc');
  try {
    const [menu] = await owner.rows<{ id: number; document: { products: { id: number }[] } }>(
      'burger',
      'select id, document from menus order by id limit 1',
    );
    const product = menu?.document.products[0]?.id;
    const edit = { menuId: menu?.id, kind: 'product', id: product, storeId: null, field: 'price' };
    const edits = [
      { ...edit, value: 6_490 },
      { ...edit, id: 99_999, value: 1 },
    ];
    await owner.rows(
      'burger',
      `insert into menu_versions (tenant_id, number, edits, changes, note, source, published_at)
        values ('burger', 1, $1, '[]', '', 'counter', now())`,
      [JSON.stringify(edits)],
    );
    const kept = (await tenant('import', good)).output;
    expect(kept).toMatch(
      /^ {2}menu \d+: product \d+ ".+" price 6490 \(folder: \d+\), edited at the counter \(source: counter\)$/m,
    );
    expect(kept).toContain('product 99999 price 1: dropped, the menu has no such item any more');
    expect((await versions())[0]).toMatchObject({ number: 2, source: 'folder', edits: [edits[0]] });
    expect((await tenant('import', good)).output).toContain('price 6490');
    expect(await versions()).toHaveLength(2);
    const undone = await tenant('import', '--changed', '--take-folder', good);
    expect(undone.output).toContain('  undone: the folder holds');
    expect((await versions())[0]).toMatchObject({ number: 3, edits: [] });
  } finally {
    await owner.rows('burger', 'delete from menu_versions');
    await owner.end();
  }
});

async function setAtTheCounter(owner: OwnerQueries): Promise<void> {
  const rosa = crypto.randomUUID();
  await owner.rows(
    'burger',
    `insert into staff (tenant_id, id, name, email, role, all_stores, created_at) values ('burger', $1, 'Rosa', 'rosa@example.com', 'manager', true, now())`,
    [rosa],
  );
  const facts = [
    ['pause', '', { kind: 'pause', on: true }, '2099-11-24T00:30:00Z'],
    ['product', '1', { kind: 'product', id: 1, soldOut: true }, null],
    ['stock', '1', { kind: 'stock', id: 1, count: 3 }, null],
  ] as const;
  for (const [kind, subject, value, until] of facts)
    await owner.rows(
      'burger',
      `insert into store_facts (tenant_id, store_id, kind, subject, value, until, staff_id, set_at) values ('burger', 1, $1, $2, $3, $4, $5, now())`,
      [kind, subject, JSON.stringify(value), until, rosa],
    );
  await owner.rows(
    'burger',
    `insert into coupon_switches values ('burger', 'LENA20', false, $1, now())`,
    [rosa],
  );
  await owner.rows(
    'burger',
    `insert into prices (tenant_id, store_id, product_id, stock) values ('burger', 1, 1, 3)
      on conflict (tenant_id, store_id, channel, product_id) do update set stock = 3`,
  );
}

async function storedFacts(owner: OwnerQueries): Promise<{ facts: number; stock: unknown }> {
  const facts = await owner.rows(
    'burger',
    'select subject from store_facts union all select code from coupon_switches',
  );
  const [row] = await owner.rows(
    'burger',
    'select stock from prices where store_id = 1 and product_id = 1',
  );
  return { facts: facts.length, stock: row?.['stock'] ?? null };
}
