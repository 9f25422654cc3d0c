import { countries, type CountryCode } from '@comanda/domain/country/countries.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database.ts';
import { readReference } from '../../platform/db/reference-read.ts';
import type { TenantContext } from '../../platform/http/call.ts';
import type { TenantDirectory } from '../../platform/http/tenant-directory.ts';

type Row = { id: TenantId; country: CountryCode; version: number; hosts: string[] };

export type LoadedDirectory = TenantDirectory & {
  /** Reads all tenants and hosts again; answers those whose import is new since the last reading. One statement. */
  reload(): Promise<TenantId[]>;
};

const allTenants = sql`select t.id, t.country, t.version,
  coalesce((select array_agg(h.host order by h.position) from tenant_hosts h where h.tenant_id = t.id), '{}') as hosts from tenants t order by t.id`;

const unknown = refuse(refusalOf('NOT_FOUND', { resource: 'tenant' }));
const foreign = refuse(refusalOf('NOT_AUTHORIZED'));

/** Host names without port, in lower case; an IPv6 literal keeps its brackets. */
const nameOf = (host: string): string =>
  (host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : (host.split(':')[0] ?? '')).toLowerCase();

const mostHosts = 1_000;

/** All tenants in memory: a request finds its own without a look-up. decisions §1. */
export function createTenantDirectory(db: Database, defaultTenant: string): LoadedDirectory {
  let byId = new Map<string, TenantContext>();
  let byHost = new Map<string, TenantContext>();
  let versions = new Map<string, number>();
  /** Host headers as they come, port and all, so that each is taken apart once. */
  const asSent = new Map<string, TenantContext | null>();
  const hostOf = (host: string | undefined): TenantContext | null => {
    if (host === undefined) return null;
    const known = asSent.get(host);
    if (known !== undefined) return known;
    const found = byHost.get(nameOf(host)) ?? null;
    if (asSent.size >= mostHosts) asSent.clear();
    asSent.set(host, found);
    return found;
  };
  return {
    byId: (id) => byId.get(id) ?? null,
    byHost: hostOf,
    count: () => byId.size,
    find: (host, header) => {
      const owner = hostOf(host);
      if (owner) return header === undefined || header === owner.id ? accept(owner) : foreign;
      const named = byId.get(header ?? defaultTenant);
      return named ? accept(named) : unknown;
    },
    reload: async () => {
      const rows = await readReference<Row>(db, 'all-tenants', allTenants);
      const known = versions;
      byId = new Map(rows.map((row) => [row.id, contextOf(row)]));
      byHost = new Map(rows.flatMap((row) => row.hosts.flatMap((host) => withContext(host, byId.get(row.id)))));
      asSent.clear();
      versions = new Map(rows.map(({ id, version }) => [id, version]));
      return rows.filter(({ id, version }) => known.get(id) !== version).map(({ id }) => id);
    },
  };
}

const withContext = (host: string, context: TenantContext | undefined): [string, TenantContext][] => (context ? [[host, context]] : []);

function contextOf({ id, country: code, hosts }: Row): TenantContext {
  const country = countries[code];
  return { id, country, decimals: country.decimals, hosts };
}
