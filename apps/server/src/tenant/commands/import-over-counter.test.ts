import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { tenantCommands } from '../../testing/tenant-commands.ts';

/** An import leaves what staff set at the counter, and says so. */

const commands = tenantCommands();

test('an import keeps what staff set at the counter and names it, an export names it, and --take-folder undoes it', async () => {
  const { good, database, run } = commands;
  await run('import', good);
  const owner = await ownerQueries(database.ownerUrl);
  try {
    await setAtTheCounter(owner);
    const kept = await run('import', good);
    expect(kept.output.split('\n').slice(1)).toEqual([
      '  store 1: pause until 2099-11-23 21:30, set at the counter by Rosa',
      expect.stringMatching(/^ {2}store 1: .+ sold out, set at the counter by Rosa$/),
      expect.stringMatching(/^ {2}store 1: .+: 3 units counted, set at the counter by Rosa$/),
      '  coupon LENA20: off, set at the counter by Rosa',
      '  kept; --take-folder undoes them',
      '',
    ]);
    expect(await storedFacts(owner)).toEqual({ facts: 4, stock: 3 });
    const exported = await run('export', 'burger', `${good}-counter`);
    expect(exported.output.split('\n').slice(0, 3)).toEqual([
      '  store 1: pause until 2099-11-23 21:30, set at the counter by Rosa',
      expect.stringMatching(/^ {2}store 1: .+ sold out, set at the counter by Rosa$/),
      '  not in the folder: they stay at the counter',
    ]);
    expect((await run('import', `${good}-counter`)).output).toContain('  kept; --take-folder');
    const undone = await run('import', '--changed', '--take-folder', good);
    expect(undone.output).toContain('  undone: the folder holds');
    expect(await storedFacts(owner)).toMatchObject({ facts: 0 });
    expect((await storedFacts(owner)).stock).not.toBe(3);
    expect((await run('import', good)).output).not.toContain('counter');
  } finally {
    await owner.end();
    await rm(`${good}-counter`, { recursive: true, force: true });
  }
});

test('an import keeps the edits of the menu and names them; --take-folder undoes them', async () => {
  const { good, database, run } = commands;
  await run('import', good);
  const owner = await ownerQueries(database.ownerUrl);
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
    const kept = (await run('import', good)).output;
    expect(kept).toMatch(
      /^ {2}menu \d+: product \d+ ".+" price 6490 \(folder: \d+\), edited at the counter \(source: counter\)$/m,
    );
    expect(kept).toContain('product 99999 price 1: dropped, the menu has no such item any more');
    expect((await versions())[0]).toMatchObject({ number: 2, source: 'folder', edits: [edits[0]] });
    expect((await run('import', good)).output).toContain('price 6490');
    expect(await versions()).toHaveLength(2);
    const undone = await run('import', '--changed', '--take-folder', good);
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
    `insert into staff (tenant_id, id, name, email, role, all_stores, created_at)
      values ('burger', $1, 'Rosa', 'rosa@example.com', 'manager', true, now())`,
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
      `insert into store_facts (tenant_id, store_id, kind, subject, value, until, staff_id, set_at)
        values ('burger', 1, $1, $2, $3, $4, $5, now())`,
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
