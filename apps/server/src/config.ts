import { isTileUrl } from '@comanda/domain/tenant/map-tiles.ts';
import { readApiHosts } from './platform/http/api-hosts.ts';
import { join, resolve } from 'node:path';
import {
  readTenantId,
  readDatabaseUrl,
  readFlag,
  readMinLengthSecret,
  readMailSetting,
  readNetworks,
  readChoice,
  readOrigin,
} from './read-setting.ts';
import { readMasterKeys, readDemoSetting, readStrongSecret } from './read-secret-setting.ts';
import type { MasterKeys } from './platform/secrets/master-keys.ts';

/** Where this program runs and with what. The only file that reads the environment; docs/operations.md explains each name. */
export type Config = {
  port: number;
  host: string;
  /** Migrating role, owner of the tables; null where only the serving role is known. */
  ownerUrl: string | null;
  /** Serving role; null: the login that the migrations made, its secret in the data folder. */
  appUrl: string | null;
  /** Secrets of this installation. */
  dataDir: string;
  /** What imports made of pictures, for the next ones; may be deleted at any time. */
  pictureCacheDir: string;
  /** Folder of the built web app (`dist` with client/ and server/). */
  webDist: string;
  tenantsDir: string;
  defaultTenant: string;
  /** Host names of no tenant on which the API reads `X-Tenant`: API_HOSTS, this machine, and the host of `callbackUrl`. */
  apiHosts: readonly string[];
  /** Whether the operator named it: then it must exist. */
  isDefaultTenantSet: boolean;
  /** Where the emulated outside world listens; null outside of a demonstration. */
  sandboxUrl: string | null;
  /** Where orders are posted that no brand's own settings say more of, on a server of one brand; may be inside our own network. null: nowhere. */
  kitchenUrl: string | null;
  /** Where Webpay is (https://webpay3g.transbank.cl); null: the sandbox's, or not offered. */
  webpayUrl: string | null;
  /** Where pictures of maps come from, with `{z}`, `{x}` and `{y}`; null: the sandbox's in a demonstration, or no maps. */
  mapTileUrl: string | null;
  /** Who is thanked for them, as plain text. */
  mapAttribution: string;
  /** Google Maps' key; null: addresses are looked up elsewhere. */
  googleMapsKey: string | null;
  /** Instead of Google's own hosts, as the sandbox's; null: Google's. */
  googleMapsUrl: string | null;
  /** Where Photon or Nominatim is, without a slash at its end; may be inside our own network. null: not used. */
  photonUrl: string | null;
  nominatimUrl: string | null;
  /** Calls to such a service that a brand may cause in a day; 0: no limit. */
  geocodingPerDay: number;
  /** Where each courier is; null: the sandbox's, or not reached. */
  courierUrls: Readonly<
    Record<'uber_delivery' | 'peya_delivery' | 'cabify_delivery', string | null>
  >;
  demo: boolean;
  /** Seals tokens that nobody stores; null: made once and kept in the data folder. The same in all servers of an installation. */
  tokenSecret: string | null;
  /** What tenants' secrets are sealed with; empty: in a demonstration a key in the data folder, else no tenant may have secrets. */
  masterKeys: MasterKeys;
  /** The key shared with the restaurant's systems by tenants that have none of their own: the sandbox kitchen's in a demonstration. */
  demoIntegrationKey: string | null;
  /** Where the restaurant's systems and the sandbox reach this server: an origin, without a path. */
  callbackUrl: string;
  /** Mail server (smtp://user:password@host:port); null: the sandbox's mailbox, or no mail. */
  smtpUrl: string | null;
  /** Whose address mails come from; the brand's name stands before it. null without a mail server. */
  mailFrom: string | null;
  /** Whether this process also does the waiting jobs (kitchen, mails). */
  runsJobs: boolean;
  /** Addresses of proxies whose X-Forwarded-* headers are believed; false: none. */
  trustProxy: string | false;
  /** Guests that one address may create in a minute; 0: no limit. */
  guestsPerMinute: number;
  /** Searches for addresses, and as many look-ups, that one address may make in a minute; 0: no limit. */
  placesPerMinute: number;
  /** Whether the brands' own order limits hold; false in tests and trials, where one buyer places hundreds. */
  orderLimits: boolean;
  /** Days after which guests without orders, dead tokens, idempotency keys and dead jobs are deleted; 0: never. */
  retentionDays: number;
  /** Whether browsers may keep the shop for when they are offline; false takes the worker back from those that have it. */
  allowsOffline: boolean;
  logLevel: LogLevel;
  /** Milliseconds from SIGTERM, when readiness fails, to the closing of the port. */
  shutdownDelayMs: number;
  /** Where an OpenTelemetry collector takes traces (OTLP over HTTP, without /v1/traces); null: nothing is traced. */
  otlpEndpoint: string | null;
  /** Opens /metrics to whoever shows it; null: only this machine reads them. */
  metricsToken: string | null;
  /** Stop when the parent's pipe (stdin) closes. */
  stopsWithParent: boolean;
};

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

const root = resolve(import.meta.dirname, '../../..');

/** @throws Error naming the variable that cannot be used. */
export function readConfig(env: Environment = process.env): Config {
  const dataDir = resolve(env['COMANDA_DATA_DIR'] || join(root, '.data'));
  const demo = readFlag(env, 'DEMO', false);
  const mail = readMailSetting(env);
  return {
    port: readWholeNumber(env, 'PORT', 3000, 65_535),
    host: env['HOST'] || '0.0.0.0',
    ownerUrl: readDatabaseUrl(env, 'DATABASE_URL'),
    appUrl: readDatabaseUrl(env, 'DATABASE_APP_URL'),
    dataDir,
    pictureCacheDir: resolve(env['COMANDA_PICTURE_CACHE'] || join(dataDir, 'pictures')),
    webDist: resolve(env['COMANDA_WEB_DIST'] || join(root, 'apps/web/dist')),
    tenantsDir: resolve(env['COMANDA_TENANTS_DIR'] || join(root, 'tenants')),
    defaultTenant: readTenantId(env, 'DEFAULT_TENANT') ?? 'burger',
    isDefaultTenantSet: readTenantId(env, 'DEFAULT_TENANT') !== null,
    apiHosts: readApiHosts(env['API_HOSTS'] ?? '', callbackUrl(env)),
    sandboxUrl: readDemoSetting(env, 'SANDBOX_URL') && readBaseUrl(env, 'SANDBOX_URL'),
    kitchenUrl: readHttpUrl(env, 'KITCHEN_URL'),
    webpayUrl: readBaseUrl(env, 'WEBPAY_URL'),
    mapTileUrl: readTileUrl(env),
    mapAttribution: env['MAP_ATTRIBUTION'] || '',
    googleMapsKey: env['GOOGLE_MAPS_KEY'] || null,
    googleMapsUrl: readBaseUrl(env, 'GOOGLE_MAPS_URL'),
    photonUrl: readBaseUrl(env, 'PHOTON_URL'),
    nominatimUrl: readNominatimUrl(env),
    geocodingPerDay: readWholeNumber(env, 'GEOCODING_PER_DAY', 20_000, 1_000_000_000),
    courierUrls: {
      uber_delivery: readBaseUrl(env, 'UBER_URL'),
      peya_delivery: readBaseUrl(env, 'PEYA_URL'),
      cabify_delivery: readBaseUrl(env, 'CABIFY_URL'),
    },
    demo,
    tokenSecret: readStrongSecret(env, 'TOKEN_SECRET'),
    masterKeys: readMasterKeys(env),
    demoIntegrationKey:
      readDemoSetting(env, 'SANDBOX_INTEGRATION_KEY') ??
      (demo ? 'comanda-demo-integration-key' : null),
    callbackUrl: callbackUrl(env),
    smtpUrl: mail?.smtpUrl ?? null,
    mailFrom: mail?.from ?? null,
    runsJobs: readFlag(env, 'RUN_JOBS', true),
    trustProxy: readNetworks(env, 'TRUST_PROXY') ?? false,
    guestsPerMinute: readWholeNumber(env, 'GUESTS_PER_MINUTE', 120, 1_000_000),
    placesPerMinute: readWholeNumber(env, 'PLACES_PER_MINUTE', 600, 1_000_000),
    orderLimits: readFlag(env, 'ORDER_LIMITS', true),
    retentionDays: readWholeNumber(env, 'RETENTION_DAYS', 30, 3_650),
    allowsOffline: readFlag(env, 'OFFLINE', true),
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info'),
    shutdownDelayMs: readWholeNumber(env, 'SHUTDOWN_DELAY_SECONDS', 5, 600) * 1_000,
    otlpEndpoint: readBaseUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    metricsToken: readMinLengthSecret(env, 'METRICS_TOKEN', 16),
    stopsWithParent: readFlag(env, 'COMANDA_PARENT_PIPE', false),
  };
}

const callbackUrl = (env: Environment): string =>
  readOrigin(env, 'CALLBACK_URL', `http://127.0.0.1:${readWholeNumber(env, 'PORT', 3000, 65_535)}`);

/** An address as it is called, its path included. */
function readHttpUrl(env: Environment, name: string): string | null {
  const text = env[name] || null;
  if (text !== null && !(/^https?:\/\/[^\s\\]+$/.test(text) && URL.canParse(text)))
    throw new Error(`${name} must be an http address, not "${text}"`);
  return text;
}

/** The beginning of addresses: without a slash at its end. A query or a fragment would swallow the path that follows. */
function readBaseUrl(env: Environment, name: string): string | null {
  const text = readHttpUrl(env, name);
  if (text !== null && /[?#]/.test(text))
    throw new Error(`${name} must be an http address without a query, not "${text}"`);
  return text?.replace(/\/+$/, '') ?? null;
}

/** OpenStreetMap's own forbids what a list that follows the keystrokes does: it would shut us out. */
function readNominatimUrl(env: Environment): string | null {
  const url = readBaseUrl(env, 'NOMINATIM_URL');
  if (url !== null && new URL(url).hostname === 'nominatim.openstreetmap.org')
    throw new Error(
      'NOMINATIM_URL must be a Nominatim of your own: the public one forbids searching while somebody types',
    );
  return url;
}

function readTileUrl(env: Environment): string | null {
  const text = env['MAP_TILE_URL'] || null;
  if (text !== null && !isTileUrl(text))
    throw new Error(`MAP_TILE_URL must be as https://tiles.example/{z}/{x}/{y}.png, not "${text}"`);
  return text;
}

function readWholeNumber(env: Environment, name: string, fallback: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new Error(`${name} must be a whole number from 0 to ${most}, not "${text}"`);
  return value;
}
