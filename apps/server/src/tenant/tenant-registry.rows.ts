import type { CountryCode } from '@comanda/domain/country/countries.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** The tenant that a folder describes. */
export type TenantIdentity = { id: TenantId; name: string; country: CountryCode };

/**
 * Inserts the tenant if it is new and locks it until the transaction ends, so that imports of one
 * tenant run one after another.
 */
export async function claimTenant(
  tx: Tx,
  { id, name, country }: TenantIdentity,
  now: string,
): Promise<void> {
  await tx.query(
    'new-tenant',
    sql`insert into tenants (id, name, country, digest, version, imported_at)
      values (${id}, ${name}, ${country}, '', 0, ${now}) on conflict (id) do nothing`,
  );
  await tx.query('claim-tenant', sql`select from tenants where id = ${id} for update`);
}

/** Saves the tenant's hosts, the canonical one first. Returns 1 if they changed, else 0. */
export async function saveHosts(tx: Tx, hosts: readonly string[]): Promise<number> {
  const rows = await tx.query<{ host: string }>(
    'hosts',
    sql`select host from tenant_hosts where tenant_id = ${tx.tenantId} order by position`,
  );
  if (JSON.stringify(rows.map(({ host }) => host)) === JSON.stringify(hosts)) return 0;
  await tx.query('drop-hosts', sql`delete from tenant_hosts where tenant_id = ${tx.tenantId}`);
  await tx.query(
    'save-hosts',
    sql`insert into tenant_hosts (host, tenant_id, position) select host, ${tx.tenantId},
      position - 1 from unnest(${hosts}::text[]) with ordinality as given (host, position)`,
  );
  return 1;
}

type CompletedImport = {
  identity: TenantIdentity;
  digest: string;
  now: string;
  isChanged: boolean;
};

/**
 * Completes an import. If anything changed, the version rises and every server process is notified.
 */
export async function completeImport(
  tx: Tx,
  { identity, digest, now, isChanged }: CompletedImport,
): Promise<void> {
  await tx.query(
    'complete-import',
    sql`update tenants set name = ${identity.name}, country = ${identity.country},
      digest = ${digest}, imported_at = ${now},
      version = version + ${isChanged ? 1 : 0} where id = ${identity.id}`,
  );
  if (isChanged)
    await tx.query(
      'publish-tenant-change',
      sql`select pg_notify('comanda_changed', ${`${identity.id}:tenant:`})`,
    );
}

/** The name, the country and the hosts of a published tenant. */
export type PublishedIdentity = {
  name: string;
  country: CountryCode;
  hosts: readonly string[];
};

/** Reads what the database says of the tenant with this id; null if there is none yet. */
export async function findPublishedIdentity(tx: Tx): Promise<PublishedIdentity | null> {
  const [row] = await tx.query<PublishedIdentity>(
    'published-identity',
    sql`select name, country, (select coalesce(jsonb_agg(host order by position), '[]')
      from tenant_hosts where tenant_id = ${tx.tenantId}) as hosts
      from tenants where id = ${tx.tenantId}`,
  );
  return row ?? null;
}
