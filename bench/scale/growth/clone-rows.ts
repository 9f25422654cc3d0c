/** A column of a table as the catalogue describes it. */
export type Column = { name: string; type: string; isGenerated: boolean };

/** Rows whose term is short: only those of the newest orders are still there. */
const daysOfRows: Readonly<Record<string, number>> = { order_requests: 45, tokens: 120 };
/** Rows that a buyer has once, whatever the number of orders. */
const rowsOfBuyer = ['users', 'tokens'];
/** Rows of the brand that every order shares. */
const sharedIds = ['staff_id', 'device_id'];
const uniqueTexts = [
  ...['external_id', 'token_hash', 'key', 'body_hash', 'request_key', 'merchant_ref'],
  ...['provider_ref', 'external_ref', 'courier_ref'],
];

/**
 * SQL that copies the rows of the sample orders for the planned orders $1 to $2: under the planned
 * brand, with ids, references and instants of each order's own.
 */
export function cloneStatement(table: string, columns: readonly Column[]): string {
  const copied = columns.filter(({ isGenerated }) => !isGenerated);
  const days = daysOfRows[table];
  const conditions = [
    'p.n between $1 and $2',
    ...(rowsOfBuyer.includes(table) ? ['p.is_first'] : []),
    ...(table === 'points_entries' ? [`(t.order_id is not null or p.is_first)`] : []),
    ...(days === undefined ? [] : [`p.at > now() - interval '${days} days'`]),
  ];
  return `insert into ${table} (${copied.map(({ name }) => name).join(', ')})
    select ${copied.map((column) => valueOf(table, column)).join(',\n      ')}
    from growth.plan p join growth.samples s on s.kind = p.kind
      join ${table} t on t.tenant_id = s.tenant_id
    where ${conditions.join(' and ')} order by p.n`;
}

function valueOf(table: string, { name, type }: Column): string {
  const value = `t.${name}`;
  if (name === 'tenant_id') return 'p.tenant_id';
  if (table === 'orders' && name === 'number') return 'p.number';
  if (name === 'network')
    return `case when p.at > now() - interval '3 days' then hashint8extended(p.n, 0) end`;
  if (name === 'subject')
    return `case ${value} when s.order_id::text then p.order_id::text else ${value} end`;
  if (name === 'email' || name === 'customer_email') return `'n' || p.n || '@example.com'`;
  if (name === 'phone' && table === 'users') return `'+56' || (900000000 + p.n)`;
  if (name === 'timeline') return `growth.moved_timeline(${value}, p.at - s.at)`;
  // One mailbox for each person, in the row of the user and in the uses of coupons.
  if (name === 'mailbox') return `left(repeat(md5(p.buyer_id::text), 2), length(${value}))`;
  if (uniqueTexts.includes(name)) return `growth.own_text(${value}, p.n)`;
  if (sharedIds.includes(name)) return value;
  if (type === 'uuid')
    return `case ${value} when s.order_id then p.order_id when s.buyer_id then p.buyer_id
        else growth.own_uuid(${value}, p.n, p.at) end`;
  if (type === 'timestamp with time zone') return `${value} + (p.at - s.at)`;
  if (type === 'date') return `${value} + (p.at::date - s.at::date)`;
  return value;
}

/** SQL of what {@link cloneStatement} needs, in a schema that is dropped after the load. */
export const cloneFunctions = `
  create schema growth;
  create function growth.uuid_of_version(value text, version text) returns uuid
    language sql immutable as
    $$ select overlay(overlay(value placing version from 15 for 1) placing 'a'
      from 20 for 1)::uuid $$;
  create function growth.own_text(value text, n bigint) returns text language sql immutable as
    $$ select left(repeat(md5(value || n), length(value) / 32 + 1), length(value)) $$;
  create function growth.own_uuid(value uuid, n bigint, at timestamptz)
    returns uuid language sql immutable as $$
    select case when value is null then null when substr(value::text, 15, 1) = '7'
      then growth.uuid_of_version(overlay(md5(value::text || n)::uuid::text
        placing left(first_uuid_after(at)::text, 13) from 1 for 13), '7')
      else growth.uuid_of_version(md5(value::text || n)::uuid::text, '4') end $$;
  create function growth.moved_timeline(value jsonb, way interval) returns jsonb
    language sql stable as $$
    select jsonb_agg(case when e ? 'at' then jsonb_set(e, '{at}', to_jsonb(to_char(
        ((e ->> 'at')::timestamptz + way) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      else e end) from jsonb_array_elements(value) e $$;`;
