import { countries, type CountryCode } from '@comanda/domain/country/countries.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import sql from 'sql-template-tag';
import { boundedMap } from '../platform/bounded-map.ts';
import type { Database } from '../platform/db/database.ts';
import { readReference } from '../platform/db/read-reference.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { readHost } from '../platform/http/request-host.ts';
import {
  misdirected,
  type NoTenant,
  type TenantDirectory,
} from '../platform/http/tenant-lookup.ts';

type Row = { id: TenantId; country: CountryCode; version: number; hosts: string[] };

export type ReloadableDirectory = TenantDirectory & {
  /**
   * Reads all tenants and hosts again in one statement. Returns the tenants whose version changed
   * since the last call.
   */
  reload(): Promise<TenantId[]>;
};

/**
 * `apiHosts`: hosts on which `X-Tenant` is read. With `demo` (development) it is read on every host
 * that belongs to no tenant.
 */
export type HostRules = { defaultTenant: string; demo: boolean; apiHosts: readonly string[] };

const allTenants = sql`select t.id, t.country, t.version,
  coalesce((select array_agg(h.host order by h.position) from tenant_hosts h
    where h.tenant_id = t.id), '{}') as hosts from tenants t order by t.id`;

const unknownTenant = refuse<NoTenant>({ refusal: refusalOf('NOT_FOUND', { resource: 'tenant' }) });
const otherTenant = refuse<NoTenant>({ refusal: refusalOf('NOT_AUTHORIZED') });

/** Limit of spellings of tenants' hosts: with and without port, dot and capitals. */
const maxSpellings = 1_000;

/**
 * Caches all tenants, so that a request finds its tenant without a query.
 * docs/rules/tenants.md#tenant-of-a-request, docs/rules/tenants.md#host-allow-list-421.
 */
export function createTenantDirectory(
  db: Database,
  { defaultTenant, demo, apiHosts }: HostRules,
): ReloadableDirectory {
  let byId = new Map<string, TenantContext>();
  let byHost = new Map<string, TenantContext>();
  let versions = new Map<string, number>();
  /**
   * Tenants by host as the client sent it, so that each spelling is parsed once. Hosts without a
   * tenant are not stored.
   */
  const spellings = boundedMap<string, TenantContext>('tenant-host-spellings', maxSpellings);
  const hostOf = (host: string | undefined): TenantContext | null => {
    if (host === undefined) return null;
    const known = spellings.get(host);
    if (known) return known;
    const tenant = byHost.get(readHost(host)?.name ?? '') ?? null;
    if (tenant) spellings.set(host, tenant);
    return tenant;
  };
  const isApiHost = (host: string | undefined) => apiHosts.includes(readHost(host)?.name ?? '');
  const tenantOfHeader = (header: string | undefined): Result<TenantContext, NoTenant> => {
    const tenant = byId.get(header ?? defaultTenant);
    return tenant ? accept(tenant) : unknownTenant;
  };
  const findOn = (
    host: string | undefined,
    header: string | undefined,
    readsHeader: () => boolean,
  ) => {
    const owner = hostOf(host);
    if (owner) return header === undefined || header === owner.id ? accept(owner) : otherTenant;
    return readsHeader() ? tenantOfHeader(header) : misdirected;
  };
  return {
    byId: (id) => byId.get(id) ?? null,
    byHost: hostOf,
    count: () => byId.size,
    ids: () => [...byId.values()].map(({ id }) => id),
    find: (host, header) => findOn(host, header, () => demo || isApiHost(host)),
    findPage: (host, header) => findOn(host, header, () => demo),
    reload: async () => {
      const rows = await readReference<Row>(db, 'all-tenants', allTenants);
      const known = versions;
      byId = new Map(rows.map((row) => [row.id, contextOf(row)]));
      byHost = new Map(
        rows.flatMap((row) => row.hosts.flatMap((host) => withContext(host, byId.get(row.id)))),
      );
      spellings.clear();
      versions = new Map(rows.map(({ id, version }) => [id, version]));
      return rows.filter(({ id, version }) => known.get(id) !== version).map(({ id }) => id);
    },
  };
}

const withContext = (
  host: string,
  context: TenantContext | undefined,
): [string, TenantContext][] => (context ? [[host, context]] : []);

function contextOf({ id, country: code, hosts }: Row): TenantContext {
  const country = countries[code];
  return { id, country, decimals: country.decimals, hosts };
}
