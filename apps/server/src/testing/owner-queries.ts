import pg from 'pg';

export type OwnerQueries = {
  /** Queries rows of one tenant directly, without the application. */
  rows<Row extends pg.QueryResultRow>(
    tenant: string,
    text: string,
    values?: unknown[],
  ): Promise<Row[]>;
  end(): Promise<void>;
};

/** Opens the database as its owner, for facts that a test needs and no endpoint returns. */
export async function ownerQueries(ownerUrl: string): Promise<OwnerQueries> {
  const client = new pg.Client({ connectionString: ownerUrl });
  // A database that ends in a test would end its process too; the next query rejects anyway.
  client.on('error', () => undefined);
  await client.connect();
  return {
    rows: async <Row extends pg.QueryResultRow>(
      tenant: string,
      text: string,
      values: unknown[] = [],
    ) => {
      await client.query(`select set_config('app.tenant_id', $1, false)`, [tenant]);
      return (await client.query<Row>(text, values)).rows;
    },
    end: () => client.end(),
  };
}

/**
 * Counts orders, unrefused requests, placed orders in the ledger, orders with lines, timeline
 * entries and unbalanced ledger events.
 */
export async function orderCounts(owner: OwnerQueries, tenant: string) {
  const [row] = await owner.rows<{
    orders: number;
    requests: number;
    unbalanced: number;
    placed: number;
    lines: number;
    events: number;
  }>(
    tenant,
    `select (select count(*) from orders)::int as orders, (select count(*) from order_requests
      where refusal is null)::int as requests,
      (select count(distinct order_id) from ledger_entries where event = 'placed')::int as placed,
      (select count(*) from orders where jsonb_array_length(lines) > 0)::int as lines,
      (select sum(jsonb_array_length(timeline)) from orders)::int as events,
      (select count(*) from (select from ledger_entries group by order_id, event
        having sum(amount) <> 0) as wrong)::int as unbalanced`,
  );
  return row;
}

/** Sets the units left of a product as its restaurant does, and notifies the servers. */
export async function setStockUnits(
  owner: OwnerQueries,
  tenant: string,
  productId: number,
  stock: number | null,
): Promise<void> {
  await owner.rows(
    tenant,
    `insert into prices (tenant_id, store_id, channel, product_id, stock)
      values ($1, 1, 'web', $2, $3)
      on conflict (tenant_id, store_id, channel, product_id) do update set stock = excluded.stock`,
    [tenant, productId, stock],
  );
  await owner.rows(tenant, `select pg_notify('comanda_changed', $1)`, [`${tenant}:prices:1`]);
}

export async function stockUnitsLeft(
  owner: OwnerQueries,
  tenant: string,
  productId: number,
): Promise<number | null> {
  const [row] = await owner.rows<{ stock: number | null }>(
    tenant,
    'select stock from prices where store_id = 1 and product_id = $1',
    [productId],
  );
  return row?.stock ?? null;
}
