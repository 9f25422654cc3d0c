import {
  type RateLimitClass,
  rateLimitsPerMinute,
} from '@comanda/domain/limits/rate-limits-per-minute.ts';
import {
  defaultContactRetentionDays,
  defaultRetentionDays,
} from '@comanda/domain/retention/retention.ts';
import { isTileUrl } from '@comanda/domain/tenant/map-tiles.ts';
import { accountsOf, allProviders } from './payments/all-providers.ts';
import { readApiHosts } from './platform/http/api-hosts.ts';
import { join, resolve } from 'node:path';
import {
  type NamedDatabase,
  readDatabaseUrls,
  readOtherDatabases,
} from './platform/settings/read-databases.ts';
import { readSentryDsn, type SentryDsn } from './platform/settings/read-sentry-dsn.ts';
import {
  readTenantId,
  readFlag,
  readMinLengthSecret,
  readMailSetting,
  readNetworks,
  readChoice,
  readOrigin,
} from './platform/settings/read-setting.ts';
import {
  readMasterKeys,
  readDemoSetting,
  readStrongSecret,
} from './platform/settings/read-secret-setting.ts';
import { readVapidSetting, type VapidKeys } from './platform/settings/read-vapid-setting.ts';
import type { MasterKeys } from './platform/secrets/master-keys.ts';

/**
 * Settings of this process. Only this file reads the environment; docs/operations.md explains each
 * name.
 */
export type Config = {
  port: number;
  host: string;
  /**
   * URL of the migrating role, which owns the tables; null if only the serving role is configured.
   */
  ownerUrl: string | null;
  /**
   * URL of the serving role; null: the login that the migrations made, with its password in the
   * data folder.
   */
  appUrl: string | null;
  /**
   * URL of the serving role that leads past a pooler in transaction mode at `appUrl`; null:
   * `appUrl` gives each connection a session of its own.
   */
  listenUrl: string | null;
  /** Databases that hold the rows of some brands, beside the first one. */
  otherDatabases: readonly NamedDatabase[];
  /** False: statements are prepared anew each time, for a pooler that keeps none. */
  namesStatements: boolean;
  /** Folder with the secrets of this installation. */
  dataDir: string;
  /** Folder where imports cache converted pictures; it may be deleted at any time. */
  pictureCacheDir: string;
  /** Folder of the built web app (`dist` with client/ and server/). */
  webDist: string;
  /** Folder of the built counter (`dist` with client/). */
  counterDist: string;
  tenantsDir: string;
  defaultTenant: string;
  /**
   * Host names without a tenant on which the API reads `X-Tenant`: API_HOSTS, this machine, and the
   * host of `callbackUrl`.
   */
  apiHosts: readonly string[];
  /** True if the operator set DEFAULT_TENANT: then that tenant must exist. */
  isDefaultTenantSet: boolean;
  /**
   * URL of the sandbox, which emulates providers, couriers and the kitchen; null outside of a
   * demonstration.
   */
  sandboxUrl: string | null;
  /** Origin of the sandbox's hosted fields and framed pages; null outside of a demonstration. */
  sandboxFramesUrl: string | null;
  /**
   * Base address of the pages with Kushki's fields; null: the sandbox's in a demonstration, else no
   * typed cards.
   */
  kushkiFramesUrl: string | null;
  /**
   * On a server of one brand: URL for orders if the brand's settings name none; may be inside our
   * own network. null: not posted.
   */
  kitchenUrl: string | null;
  /**
   * Base URL of each payment account's API, by the account's name; null: the sandbox's, or its
   * methods are not offered.
   */
  paymentUrls: Readonly<Record<string, string | null>>;
  /**
   * URL template of map tiles, with `{z}`, `{x}` and `{y}`; null: the sandbox's in a demonstration,
   * or no maps.
   */
  mapTileUrl: string | null;
  /** Attribution shown on the map, as plain text. */
  mapAttribution: string;
  /** Google Maps API key; null: another geocoder looks up addresses. */
  googleMapsKey: string | null;
  /** Base URL that replaces Google's hosts, such as the sandbox's; null: Google's. */
  googleMapsUrl: string | null;
  /**
   * Base URL of Photon or Nominatim, without a trailing slash; may be inside our own network. null:
   * not used.
   */
  photonUrl: string | null;
  nominatimUrl: string | null;
  /** Geocoder calls that one brand may cause in a day; 0: no limit. */
  geocodingPerDay: number;
  /** Base URL of each courier's API; null: the sandbox's, or the courier is not called. */
  courierUrls: Readonly<
    Record<'uber_delivery' | 'peya_delivery' | 'cabify_delivery', string | null>
  >;
  demo: boolean;
  /**
   * Key that signs the tokens that are not stored; null: created once in the data folder. All
   * servers of an installation share it.
   */
  tokenSecret: string | null;
  /**
   * Keys that seal tenants' secrets. Empty: a key in the data folder in a demonstration, else no
   * tenant may have secrets.
   */
  masterKeys: MasterKeys;
  /**
   * Integration key of tenants that have none of their own: the sandbox kitchen's in a
   * demonstration.
   */
  demoIntegrationKey: string | null;
  /** Origin, without a path, at which restaurants' systems and the sandbox call this server. */
  callbackUrl: string;
  /** Mail server (smtp://user:password@host:port); null: the sandbox's mailbox, or no mail. */
  smtpUrl: string | null;
  /** Sender address of mails, shown after the brand's name; null without a mail server. */
  mailFrom: string | null;
  /**
   * Keys with which push services recognise this platform; null: a demonstration's own, or no push
   * messages.
   */
  vapidKeys: VapidKeys | null;
  /** The people who may create a brand at `signUpDomain`: nobody, invited ones or all. */
  signUp: SignUpMode;
  /** The installation's own host: `/alta` is on it, and each brand of the sign-up below it. */
  signUpDomain: string | null;
  /** True if this process also runs jobs (kitchen, mails). */
  runsJobs: boolean;
  /** Addresses of the proxies whose X-Forwarded-* headers are trusted; false: none. */
  trustProxy: string | false;
  /** Calls per minute that one network may make of each endpoint of a class; 0: no limit. */
  rateLimits: Readonly<Record<RateLimitClass, number>>;
  /**
   * True if the brands' order limits apply; false in tests and trials, where one shopper places
   * hundreds of orders.
   */
  orderLimits: boolean;
  /**
   * Days after which guests without orders, expired tokens, idempotency keys and failed jobs are
   * deleted; 0: never.
   */
  retentionDays: number;
  /** Days until the contact data of an order is erased; 0: never. */
  contactRetentionDays: number;
  /**
   * True if browsers may cache the shop for offline use; false removes the service worker from
   * browsers that have it.
   */
  allowsOffline: boolean;
  logLevel: LogLevel;
  /** Milliseconds from SIGTERM, when readiness fails, until the port closes. */
  shutdownDelayMs: number;
  /** Milliseconds from then in which running calls and jobs may finish, until the process ends. */
  shutdownDrainMs: number;
  /**
   * Base URL of an OpenTelemetry collector (OTLP over HTTP, without /v1/traces); null: traces are
   * off.
   */
  otlpEndpoint: string | null;
  /**
   * DSN of a service that understands Sentry's envelopes; null: errors of browsers are only logged.
   */
  errorReportDsn: SentryDsn | null;
  /** Bearer token that lets a client read /metrics; null: only this machine may read it. */
  metricsToken: string | null;
  /** Stops the server when the parent's pipe (stdin) closes. */
  stopsWithParent: boolean;
};

const signUpModes = ['off', 'invited', 'open'] as const;
export type SignUpMode = (typeof signUpModes)[number];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

const root = resolve(import.meta.dirname, '../../..');

/**
 * Reads all settings from the environment.
 * @throws Error naming the variable that is invalid.
 */
export function readConfig(env: Environment = process.env): Config {
  const dataDir = resolve(env['COMANDA_DATA_DIR'] || join(root, '.data'));
  const demo = readFlag(env, 'DEMO', false);
  const mail = readMailSetting(env);
  return {
    port: readWholeNumber(env, 'PORT', 3000, 65_535),
    host: env['HOST'] || '0.0.0.0',
    ...readDatabaseUrls(env),
    otherDatabases: readOtherDatabases(env),
    namesStatements: readFlag(env, 'DATABASE_NAMED_STATEMENTS', true),
    dataDir,
    pictureCacheDir: resolve(env['COMANDA_PICTURE_CACHE'] || join(dataDir, 'pictures')),
    webDist: resolve(env['COMANDA_WEB_DIST'] || join(root, 'apps/web/dist')),
    counterDist: resolve(env['COMANDA_COUNTER_DIST'] || join(root, 'apps/counter/dist')),
    tenantsDir: resolve(env['COMANDA_TENANTS_DIR'] || join(root, 'tenants')),
    defaultTenant: readTenantId(env, 'DEFAULT_TENANT') ?? 'burger',
    isDefaultTenantSet: readTenantId(env, 'DEFAULT_TENANT') !== null,
    apiHosts: readApiHosts(env['API_HOSTS'] ?? '', readCallbackUrl(env)),
    sandboxUrl: readDemoSetting(env, 'SANDBOX_URL') && readBaseUrl(env, 'SANDBOX_URL'),
    sandboxFramesUrl:
      readDemoSetting(env, 'SANDBOX_FRAMES_URL') && readBaseUrl(env, 'SANDBOX_FRAMES_URL'),
    kushkiFramesUrl: readBaseUrl(env, 'KUSHKI_FRAMES_URL'),
    kitchenUrl: readHttpUrl(env, 'KITCHEN_URL'),
    paymentUrls: Object.fromEntries(
      accountsOf(allProviders).map(({ name, setting }) => [name, readBaseUrl(env, setting)]),
    ),
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
    callbackUrl: readCallbackUrl(env),
    smtpUrl: mail?.smtpUrl ?? null,
    mailFrom: mail?.from ?? null,
    vapidKeys: readVapidSetting(env),
    ...readSignUp(env),
    runsJobs: readFlag(env, 'RUN_JOBS', true),
    trustProxy: readNetworks(env, 'TRUST_PROXY') ?? false,
    rateLimits: readRateLimits(env),
    orderLimits: readFlag(env, 'ORDER_LIMITS', true),
    retentionDays: readWholeNumber(env, 'RETENTION_DAYS', defaultRetentionDays, 3_650),
    contactRetentionDays: readWholeNumber(
      env,
      'CONTACT_RETENTION_DAYS',
      defaultContactRetentionDays,
      36_500,
    ),
    allowsOffline: readFlag(env, 'OFFLINE', true),
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info'),
    shutdownDelayMs: readWholeNumber(env, 'SHUTDOWN_DELAY_SECONDS', 5, 600) * 1_000,
    shutdownDrainMs: readWholeNumber(env, 'SHUTDOWN_DRAIN_SECONDS', 10, 600) * 1_000,
    otlpEndpoint: readBaseUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    errorReportDsn: readSentryDsn(env, 'ERROR_REPORT_DSN'),
    metricsToken: readMinLengthSecret(env, 'METRICS_TOKEN', 16),
    stopsWithParent: readFlag(env, 'COMANDA_PARENT_PIPE', false),
  };
}

/** SIGNUP and SIGNUP_DOMAIN: without the domain nobody creates a brand. */
function readSignUp(env: Environment): Pick<Config, 'signUp' | 'signUpDomain'> {
  const signUp = readChoice(env, 'SIGNUP', signUpModes, 'off');
  const domain = env['SIGNUP_DOMAIN'] || null;
  if (domain !== null && !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(domain))
    throw new Error(`SIGNUP_DOMAIN must be a host name such as pedidos.example, not "${domain}"`);
  if (signUp !== 'off' && domain === null)
    throw new Error(`SIGNUP must be off without SIGNUP_DOMAIN, the host of /alta`);
  return { signUp, signUpDomain: signUp === 'off' ? null : domain };
}

const readRateLimits = (env: Environment): Config['rateLimits'] => {
  const { guestCreation, placeCall, cartCall, clientError } = rateLimitsPerMinute;
  return {
    guestCreation: readWholeNumber(env, 'GUESTS_PER_MINUTE', guestCreation, 1_000_000),
    placeCall: readWholeNumber(env, 'PLACES_PER_MINUTE', placeCall, 1_000_000),
    cartCall: readWholeNumber(env, 'CARTS_PER_MINUTE', cartCall, 1_000_000),
    clientError: readWholeNumber(env, 'CLIENT_ERRORS_PER_MINUTE', clientError, 1_000_000),
  };
};

const readCallbackUrl = (env: Environment): string =>
  readOrigin(env, 'CALLBACK_URL', `http://127.0.0.1:${readWholeNumber(env, 'PORT', 3000, 65_535)}`);

/** Reads a full http or https URL, including its path; null when unset. */
function readHttpUrl(env: Environment, name: string): string | null {
  const text = env[name] || null;
  if (text !== null && !(/^https?:\/\/[^\s\\]+$/.test(text) && URL.canParse(text)))
    throw new Error(`${name} must be an http address, not "${text}"`);
  return text;
}

/**
 * Reads a base URL and removes its trailing slash. Rejects a query or a fragment, because it would
 * swallow the path that follows.
 */
function readBaseUrl(env: Environment, name: string): string | null {
  const text = readHttpUrl(env, name);
  if (text !== null && /[?#]/.test(text))
    throw new Error(`${name} must be an http address without a query, not "${text}"`);
  return text?.replace(/\/+$/, '') ?? null;
}

/**
 * Rejects OpenStreetMap's public server: its usage policy forbids autocomplete, so it would block
 * this server.
 */
function readNominatimUrl(env: Environment): string | null {
  const url = readBaseUrl(env, 'NOMINATIM_URL');
  if (url !== null && new URL(url).hostname === 'nominatim.openstreetmap.org')
    throw new Error(
      'NOMINATIM_URL must be a Nominatim of your own: the public one forbids autocomplete',
    );
  return url;
}

function readTileUrl(env: Environment): string | null {
  const text = env['MAP_TILE_URL'] || null;
  if (text !== null && !isTileUrl(text))
    throw new Error(
      `MAP_TILE_URL must look like https://tiles.example/{z}/{x}/{y}.png, not "${text}"`,
    );
  return text;
}

function readWholeNumber(env: Environment, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new Error(`${name} must be a whole number from 0 to ${max}, not "${text}"`);
  return value;
}
