import type { CourierName } from '@comanda/domain/courier/delivery.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { type BoundedMap, boundedMap } from '../platform/bounded-map.ts';
import type { Breaker } from '../platform/calls/breaker.ts';
import { createCaller } from '../platform/calls/call-provider.ts';
import { counted } from '../platform/calls/counted.ts';
import type { CallProvider } from '../platform/calls/provider-call.ts';
import { readSecrets, type Secrets, type SecretSource } from '../platform/calls/provider-secrets.ts';
import type { Log } from '../platform/log.ts';
import { observed, observedBreaker } from '../platform/observe/observed-call.ts';
import type { Courier, CourierContext, Pass } from './courier.ts';
import { cabify } from './providers/cabify/cabify.ts';
import { peya } from './providers/peya/peya.ts';
import { uber } from './providers/uber/uber.ts';
import { createQuoteMemory, type QuoteMemory } from './quote-memory.ts';

const couriers: readonly Courier[] = [uber, peya, cabify];

/**
 * Secrets that open the sandbox's couriers, for a demonstration's tenants without their own. Public, and worth nothing elsewhere. Their
 * fields are those that a tenant's own secret has.
 */
export const demoSecrets: Partial<Record<CourierName, Secrets>> = {
  uber_delivery: { customerId: 'sandbox-uber', clientId: 'uber-client', clientSecret: 'uber-secret', webhookSecret: 'uber-webhook' },
  peya_delivery: { token: 'peya-token', webhookSecret: 'peya-webhook' },
  cabify_delivery: { clientId: 'cabify-client', clientSecret: 'cabify-secret', webhookSecret: 'cabify-webhook' },
};

/** `urls`: where each courier is; what is not named is the sandbox's in a demonstration, else not reached. */
export type CourierParts = SecretSource & { urls: Partial<Record<CourierName, string | null>>; clock: () => number; log: Log };

/** `quick`: for a price that somebody waits for. */
export type Patience = 'quick' | 'usual';

/** Who brings orders, and what a tenant needs to reach them. */
export type CourierRegistry = {
  /** null: the store itself, or nobody. */
  courierOf(name: CourierName): Courier | null;
  bySlug(slug: string): Courier | null;
  /** null: this tenant cannot use it (no address or no secrets). Asks the database; not to be called inside a transaction. */
  contextOf(name: CourierName, tenantId: TenantId, patience?: Patience): Promise<CourierContext | null>;
  secretsOf(name: CourierName, tenantId: TenantId): Promise<CourierContext['secrets'] | null>;
  /** It failed five times in a row within the last 30 s: a price is not worth the shopper's wait. Deliveries and questions go on. */
  isDown(name: CourierName): boolean;
  readonly quotes: QuoteMemory;
};

type Reached = { baseUrl: string; breaker: Breaker; calls: Readonly<Record<Patience, CallProvider>> };
const quickMs = 3_000;

/** A brand has one per courier, and a new one whenever its secrets change. */
const mostPasses = 5_000;

export function createCourierRegistry(parts: CourierParts): CourierRegistry {
  const reached = new Map(couriers.flatMap((courier) => reach(courier, parts)));
  const passes = boundedMap<string, Pass>('courier-passes', mostPasses);
  const secretsOf: CourierRegistry['secretsOf'] = (name, tenantId) => readSecrets(parts, tenantId, name, demoSecrets[name]);
  return {
    courierOf: (name) => couriers.find((courier) => courier.name === name) ?? null,
    bySlug: (slug) => couriers.find((courier) => courier.slug === slug) ?? null,
    secretsOf,
    contextOf: async (name, tenantId, patience = 'usual') => {
      const way = reached.get(name);
      const secrets = way && (await secretsOf(name, tenantId));
      if (!way || !secrets) return null;
      const pass = passFor(passes, `${tenantId} ${name} ${JSON.stringify(secrets)}`, parts.clock);
      return { baseUrl: way.baseUrl, secrets, call: way.calls[patience], pass, now: parts.clock };
    },
    isDown: (name) => reached.get(name)?.breaker.isDown() ?? true,
    quotes: createQuoteMemory(parts.clock, (error) => parts.log.error({ err: error }, 'asking a courier for a quote failed')),
  };
}

function reach({ name, slug }: Courier, { urls, sandboxUrl, demo, clock }: CourierParts): [CourierName, Reached][] {
  const ofSandbox = demo && sandboxUrl !== null ? `${sandboxUrl}/${slug}` : null;
  const baseUrl = urls[name] ?? ofSandbox;
  if (baseUrl === null) return [];
  const breaker = observedBreaker(name, clock);
  const allowsPrivate = baseUrl === ofSandbox;
  const caller = (patienceMs: number) => counted(observed(name, createCaller({ allowsPrivate, patienceMs })), breaker);
  return [[name, { baseUrl, breaker, calls: { usual: caller(10_000), quick: caller(quickMs) } }]];
}

function passFor(passes: BoundedMap<string, Pass>, key: string, clock: () => number): Pass {
  const found = passes.get(key);
  if (found) return found;
  let kept: { token: string; until: number } | null = null;
  const pass: Pass = {
    read: () => (kept && kept.until > clock() ? kept.token : null),
    keep: (token, until) => void (kept = { token, until }),
    drop: () => void (kept = null),
  };
  passes.set(key, pass);
  return pass;
}
