import type { CourierName } from '@comanda/domain/courier/delivery.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { type BoundedMap, boundedMap } from '../platform/bounded-map.ts';
import type { CircuitBreaker } from '../platform/calls/circuit-breaker.ts';
import { createProviderCaller } from '../platform/calls/call-provider.ts';
import { withCircuitBreaker } from '../platform/calls/with-circuit-breaker.ts';
import type { CallProvider } from '../platform/calls/provider-call.ts';
import {
  readProviderSecrets,
  type ProviderSecrets,
  type SecretSource,
} from '../platform/calls/provider-secrets.ts';
import type { Log } from '../platform/log.ts';
import { instrumentCall, instrumentBreaker } from '../platform/observe/instrument-call.ts';
import type { Courier, CourierContext, AccessTokenCache } from './courier.ts';
import { cabify } from './providers/cabify/cabify.ts';
import { peya } from './providers/peya/peya.ts';
import { uber } from './providers/uber/uber.ts';
import { createQuoteCache, type QuoteCache } from './quote-cache.ts';

const couriers: readonly Courier[] = [uber, peya, cabify];

/**
 * Public secrets of the sandbox's couriers, worthless elsewhere. Demo tenants without secrets of
 * their own use them. The fields are those of a tenant's own secret.
 */
export const demoCourierSecrets: Partial<Record<CourierName, ProviderSecrets>> = {
  uber_delivery: {
    customerId: 'sandbox-uber',
    clientId: 'uber-client',
    clientSecret: 'uber-secret',
    webhookSecret: 'uber-webhook',
  },
  peya_delivery: { token: 'peya-token', webhookSecret: 'peya-webhook' },
  cabify_delivery: {
    clientId: 'cabify-client',
    clientSecret: 'cabify-secret',
    webhookSecret: 'cabify-webhook',
  },
};

/**
 * `urls`: base address of each courier. A courier without one uses the sandbox in a demonstration
 * and is not called otherwise.
 */
export type CourierRegistryParts = SecretSource & {
  urls: Partial<Record<CourierName, string | null>>;
  clock: () => number;
  log: Log;
};

/** `quick`: for a quote that a shopper waits for. */
export type CourierTimeout = 'quick' | 'usual';

/** Maps courier names to couriers and builds the context that a tenant needs to call them. */
export type CourierRegistry = {
  /** null: the store delivers the order itself, or this program does not know the courier. */
  courierOf(name: CourierName): Courier | null;
  bySlug(slug: string): Courier | null;
  /**
   * null: this tenant cannot use the courier (no address or no secrets). Reads the database; never
   * call it inside a transaction.
   */
  contextOf(
    name: CourierName,
    tenantId: TenantId,
    patience?: CourierTimeout,
  ): Promise<CourierContext | null>;
  secretsOf(name: CourierName, tenantId: TenantId): Promise<CourierContext['secrets'] | null>;
  /**
   * True if the courier failed five times in a row within the last 30 s, or has no address: carts
   * are priced without its quote. Dispatches and polls continue.
   */
  isDown(name: CourierName): boolean;
  readonly quotes: QuoteCache;
};

type CourierConnection = {
  baseUrl: string;
  breaker: CircuitBreaker;
  calls: Readonly<Record<CourierTimeout, CallProvider>>;
};
const quickMs = 3_000;

/** A tenant has one access token per courier, and a new one whenever its secrets change. */
const maxAccessTokens = 5_000;

export function createCourierRegistry(parts: CourierRegistryParts): CourierRegistry {
  const connections = new Map(couriers.flatMap((courier) => connectionTo(courier, parts)));
  const accessTokens = boundedMap<string, AccessTokenCache>('courier-passes', maxAccessTokens);
  const secretsOf: CourierRegistry['secretsOf'] = (name, tenantId) =>
    readProviderSecrets(parts, tenantId, name, demoCourierSecrets[name]);
  return {
    courierOf: (name) => couriers.find((courier) => courier.name === name) ?? null,
    bySlug: (slug) => couriers.find((courier) => courier.slug === slug) ?? null,
    secretsOf,
    contextOf: async (name, tenantId, patience = 'usual') => {
      const connection = connections.get(name);
      const secrets = connection && (await secretsOf(name, tenantId));
      if (!connection || !secrets) return null;
      const accessToken = accessTokenFor(
        accessTokens,
        `${tenantId} ${name} ${JSON.stringify(secrets)}`,
        parts.clock,
      );
      return {
        baseUrl: connection.baseUrl,
        secrets,
        call: connection.calls[patience],
        accessToken,
        now: parts.clock,
      };
    },
    isDown: (name) => connections.get(name)?.breaker.isOpen() ?? true,
    quotes: createQuoteCache(parts.clock, (error) =>
      parts.log.error({ err: error }, 'a courier quote failed'),
    ),
  };
}

function connectionTo(
  { name, slug }: Courier,
  { urls, sandboxUrl, demo, clock }: CourierRegistryParts,
): [CourierName, CourierConnection][] {
  const ofSandbox = demo && sandboxUrl !== null ? `${sandboxUrl}/${slug}` : null;
  const baseUrl = urls[name] ?? ofSandbox;
  if (baseUrl === null) return [];
  const breaker = instrumentBreaker(name, clock);
  const allowsPrivate = baseUrl === ofSandbox;
  const caller = (timeoutMs: number) =>
    withCircuitBreaker(
      instrumentCall(name, createProviderCaller({ allowsPrivate, timeoutMs })),
      breaker,
    );
  return [[name, { baseUrl, breaker, calls: { usual: caller(10_000), quick: caller(quickMs) } }]];
}

function accessTokenFor(
  accessTokens: BoundedMap<string, AccessTokenCache>,
  key: string,
  clock: () => number,
): AccessTokenCache {
  const found = accessTokens.get(key);
  if (found) return found;
  let stored: { token: string; until: number } | null = null;
  const accessToken: AccessTokenCache = {
    read: () => (stored && stored.until > clock() ? stored.token : null),
    store: (token, until) => void (stored = { token, until }),
    drop: () => void (stored = null),
  };
  accessTokens.set(key, accessToken);
  return accessToken;
}
