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
 * Secrets that open the sandbox's couriers, for a demonstration's tenants without their own. Public, and worth nothing elsewhere. Their
 * fields are those that a tenant's own secret has.
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

/** `urls`: where each courier is; what is not named is the sandbox's in a demonstration, else not reached. */
export type CourierRegistryParts = SecretSource & {
  urls: Partial<Record<CourierName, string | null>>;
  clock: () => number;
  log: Log;
};

/** `quick`: for a price that somebody waits for. */
export type CourierTimeout = 'quick' | 'usual';

/** Who brings orders, and what a tenant needs to reach them. */
export type CourierRegistry = {
  /** null: the store itself, or nobody. */
  courierOf(name: CourierName): Courier | null;
  bySlug(slug: string): Courier | null;
  /** null: this tenant cannot use it (no address or no secrets). Asks the database; not to be called inside a transaction. */
  contextOf(
    name: CourierName,
    tenantId: TenantId,
    patience?: CourierTimeout,
  ): Promise<CourierContext | null>;
  secretsOf(name: CourierName, tenantId: TenantId): Promise<CourierContext['secrets'] | null>;
  /** It failed five times in a row within the last 30 s: a price is not worth the shopper's wait. Deliveries and questions go on. */
  isDown(name: CourierName): boolean;
  readonly quotes: QuoteCache;
};

type CourierConnection = {
  baseUrl: string;
  breaker: CircuitBreaker;
  calls: Readonly<Record<CourierTimeout, CallProvider>>;
};
const quickMs = 3_000;

/** A brand has one per courier, and a new one whenever its secrets change. */
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
      parts.log.error({ err: error }, 'asking a courier for a quote failed'),
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
