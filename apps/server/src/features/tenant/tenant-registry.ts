import type { CountryCode } from '@comanda/domain/country/countries.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** Whom a folder of data is about. */
export type TenantIdentity = { id: TenantId; name: string; country: CountryCode };

/** Makes the tenant known, and holds it until the transaction ends: imports of one tenant follow each other. */
export async function claimTenant(
  tx: Tx,
  { id, name, country }: TenantIdentity,
  now: string,
): Promise<void> {
  await tx.query(
    'new-tenant',
    sql`insert into tenants (id, name, country, digest, version, imported_at) values (${id}, ${name}, ${country}, '', 0, ${now}) on conflict (id) do nothing`,
  );
  await tx.query('claim-tenant', sql`select from tenants where id = ${id} for update`);
}

/** Hosts among these that belong to somebody else. */
export const hostsOfOthers = (
  tx: Tx,
  hosts: readonly string[],
): Promise<{ host: string; tenant_id: string }[]> =>
  tx.query(
    'hosts-of-others',
    sql`select host, tenant_id from tenant_hosts where host = any (${hosts}) and tenant_id <> ${tx.tenantId}`,
  );

/** The tenant's host names, the first one canonical. Answers 1 if they changed. */
export async function saveHosts(tx: Tx, hosts: readonly string[]): Promise<number> {
  const rows = await tx.query<{ host: string }>(
    'hosts',
    sql`select host from tenant_hosts where tenant_id = ${tx.tenantId} order by position`,
  );
  if (JSON.stringify(rows.map(({ host }) => host)) === JSON.stringify(hosts)) return 0;
  await tx.query('drop-hosts', sql`delete from tenant_hosts where tenant_id = ${tx.tenantId}`);
  await tx.query(
    'save-hosts',
    sql`insert into tenant_hosts (host, tenant_id, position) select host, ${tx.tenantId}, position - 1 from unnest(${hosts}::text[]) with ordinality as given (host, position)`,
  );
  return 1;
}

type CompletedImport = {
  identity: TenantIdentity;
  digest: string;
  now: string;
  isChanged: boolean;
};

/** Ends an import: the version rises when anything changed, and every server process is told. */
export async function completeImport(
  tx: Tx,
  { identity, digest, now, isChanged }: CompletedImport,
): Promise<void> {
  await tx.query(
    'seal-tenant',
    sql`update tenants set name = ${identity.name}, country = ${identity.country}, digest = ${digest}, imported_at = ${now},
      version = version + ${isChanged ? 1 : 0} where id = ${identity.id}`,
  );
  if (isChanged)
    await tx.query(
      'tell-tenant',
      sql`select pg_notify('comanda_changed', ${`${identity.id}:tenant:`})`,
    );
}
