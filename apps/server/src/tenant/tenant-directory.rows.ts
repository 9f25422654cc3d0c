import { countries } from '@comanda/domain/country/countries.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { signUpScope } from '@comanda/domain/sign-up/sign-up-scope.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { readBrandRows } from './brand-rows.rows.ts';
import { type BrandRow, brandsOfDatabases, type PlacedBrand } from './brands-of-databases.ts';
import { boundedMap } from '../platform/bounded-map.ts';
import type { Database } from '../platform/db/database.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { readHost } from '../platform/http/request-host.ts';
import {
  misdirected,
  type NoTenant,
  type TenantDirectory,
} from '../platform/http/tenant-lookup.ts';

export type ReloadableDirectory = TenantDirectory & {
  /**
   * Reads all tenants and hosts again in one statement. Returns the tenants whose version changed
   * since the last call.
   */
  reload(): Promise<TenantId[]>;
  /** Returns the brands that the database at this place serves. */
  idsAt(place: number): readonly TenantId[];
  /** Returns the brands with rows in that database whose jobs another one claims, or none yet. */
  elsewhere(place: number): readonly TenantId[];
  /** Returns whether a brand leaves a database at the moment. */
  isMoving(): boolean;
  /** Returns whether each database has answered since the start. */
  isComplete(): boolean;
  /** Returns how many brands have changed their database since the start. */
  moves(): number;
};

/**
 * `apiHosts`: hosts on which `X-Tenant` is read. With `demo` (development) it is read on every host
 * that belongs to no tenant.
 */
export type HostRules = {
  defaultTenant: string;
  demo: boolean;
  apiHosts: readonly string[];
  /** The host of the sign-up; null or left out: nobody signs up here. */
  signUpDomain?: string | null;
};

const unknownTenant = refuse<NoTenant>({ refusal: refusalOf('NOT_FOUND', { resource: 'tenant' }) });
/** A database that never answered may have the brand. */
const maybeAway = refuse<NoTenant>({ refusal: refusalOf('SERVICE_ERROR') });
const otherTenant = refuse<NoTenant>({ refusal: refusalOf('NOT_AUTHORIZED') });

/** The country decides the language and the amounts of the sign-up, which has none. */
const signUpContext = {
  id: signUpScope,
  country: countries.cl,
  decimals: countries.cl.decimals,
};

/** Limit of spellings of tenants' hosts: with and without port, dot and capitals. */
const maxSpellings = 1_000;

/**
 * Caches all tenants, so that a request finds its tenant without a query.
 * docs/rules/tenants.md#tenant-of-a-request, docs/rules/tenants.md#host-allow-list-421.
 */
export function createTenantDirectory(
  db: Database,
  { defaultTenant, demo, apiHosts, signUpDomain = null }: HostRules,
): ReloadableDirectory {
  let byId = new Map<string, TenantContext>();
  let byHost = new Map<string, TenantContext>();
  let brands = new Map<string, PlacedBrand>();
  let moves = 0;
  let asked = 0;
  let answered = 0;
  /** The rows of each database at its last answer; null: it never gave one. */
  let found: readonly (readonly BrandRow[] | null)[] = [];
  const isComplete = (): boolean => !found.includes(null);
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
    if (tenant) return accept(tenant);
    return isComplete() ? unknownTenant : maybeAway;
  };
  const findOn = (
    host: string | undefined,
    header: string | undefined,
    readsHeader: () => boolean,
  ) => {
    const owner = hostOf(host);
    if (owner) return header === undefined || header === owner.id ? accept(owner) : otherTenant;
    if (readsHeader()) return tenantOfHeader(header);
    return isComplete() ? misdirected : maybeAway;
  };
  return {
    findSignUp: (host) =>
      signUpDomain !== null && readHost(host)?.name === signUpDomain
        ? accept({ ...signUpContext, hosts: [signUpDomain] })
        : misdirected,
    byId: (id) => byId.get(id) ?? null,
    byHost: hostOf,
    count: () => byId.size,
    ids: () => [...byId.values()].map(({ id }) => id),
    find: (host, header) => findOn(host, header, () => demo || isApiHost(host)),
    findPage: (host, header) => findOn(host, header, () => demo),
    idsAt: (place) =>
      [...brands.values()].filter((brand) => brand.place === place).map(({ id }) => id),
    elsewhere: (place) =>
      (found[place] ?? []).filter(({ moveState }) => moveState !== 'served').map(({ id }) => id),
    isMoving: () => [...brands.values()].some(({ moveState }) => moveState === 'leaving'),
    isComplete,
    moves: () => moves,
    reload: async () => {
      const turn = (asked += 1);
      const answers = await readBrandRows(db);
      // A later call may have been answered first.
      if (turn < answered) return [];
      answered = turn;
      found = rowsOfEach(answers, found);
      const known = brands;
      const rows = brandsOfDatabases(found.map((each) => each ?? []));
      brands = new Map(rows.map((row) => [row.id, row]));
      db.assign(new Map(rows.map(({ id, place }) => [id, place])));
      byId = new Map(rows.map((row) => [row.id, contextOf(row)]));
      byHost = new Map(
        rows.flatMap((row) => row.hosts.flatMap((host) => withContext(host, byId.get(row.id)))),
      );
      spellings.clear();
      moves += rows.filter(({ id, place }) => (known.get(id)?.place ?? place) !== place).length;
      return rows.filter((row) => hasChanged(row, known.get(row.id))).map(({ id }) => id);
    },
  };
}

/**
 * Keeps what a database said before while it is away; null if it never said anything.
 * @throws the error of an only database, or of the first of several that never answered.
 */
function rowsOfEach(
  answers: readonly PromiseSettledResult<readonly BrandRow[]>[],
  before: readonly (readonly BrandRow[] | null)[],
): (readonly BrandRow[] | null)[] {
  const rows = answers.map((answer, place) =>
    answer.status === 'fulfilled' ? answer.value : (before[place] ?? null),
  );
  const [failed] = answers.filter((answer) => answer.status === 'rejected');
  if (failed && (answers.length === 1 || rows.every((each) => each === null))) throw failed.reason;
  return rows;
}

const hasChanged = (now: PlacedBrand, before: PlacedBrand | undefined): boolean =>
  before === undefined || before.version !== now.version || before.place !== now.place;

const withContext = (
  host: string,
  context: TenantContext | undefined,
): [string, TenantContext][] => (context ? [[host, context]] : []);

function contextOf({ id, country: code, hosts }: BrandRow): TenantContext {
  const country = countries[code];
  return { id, country, decimals: country.decimals, hosts };
}
