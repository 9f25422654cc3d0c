import pg from 'pg';
import type { TestShop } from './test-shop.ts';

/**
 * Publishes shops as an import does, without its files and pictures. `ownerUrl`: URL of the
 * migrating role. A repeated call replaces store and menu.
 */
export async function publishShops(ownerUrl: string, shops: readonly TestShop[]): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    for (const shop of shops) await publishShop(owner, shop);
  } finally {
    await owner.end();
  }
}

async function publishShop(
  owner: pg.Client,
  { id, country, store, menu, settings }: TestShop,
): Promise<void> {
  const { version, ...document } = menu;
  await owner.query(`begin; set local app.tenant_id = '${id}'`);
  await owner.query(
    `insert into tenants values ($1, $1, $2, '', 1, now()) on conflict (id)
      do update set version = tenants.version + 1`,
    [id, country],
  );
  await owner.query(`insert into tenant_hosts values ($1, $2, 0) on conflict do nothing`, [
    `${id}.localhost`,
    id,
  ]);
  await owner.query(
    `insert into tenant_settings values ($1, $2, '', '{}') on conflict do nothing`,
    [id, settings],
  );
  await owner.query(
    `insert into stores values ($1, $2, 1, $3) on conflict (tenant_id, id)
      do update set document = excluded.document`,
    [id, store.id, store],
  );
  await owner.query(`insert into menus values ($1, $2, $3, $4) on conflict do nothing`, [
    id,
    menu.id,
    version,
    document,
  ]);
  await owner.query(`select pg_notify('comanda_changed', $1)`, [`${id}:tenant:`]);
  await owner.query('commit');
}
