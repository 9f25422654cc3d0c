import type { TenantId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { Breaker } from '../platform/calls/breaker.ts';
import { createCaller } from '../platform/calls/call-provider.ts';
import { counted, isReadable } from '../platform/calls/counted.ts';
import type { CallProvider } from '../platform/calls/provider-call.ts';
import { readSecrets, type Secrets, type SecretSource } from '../platform/calls/provider-secrets.ts';
import { observed, observedBreaker } from '../platform/observe/observed-call.ts';
import type { Provider, ProviderContext } from './provider.ts';
import { webpay } from './providers/webpay/webpay.ts';

const providers: readonly Provider[] = [webpay];

/** Whether this program knows a provider that takes the method's money in this currency, wherever it is. */
export const hasProvider = (method: PaymentMethodName, currency: string): boolean => findProvider(method, currency) !== null;

const findProvider = (method: PaymentMethodName, currency: string): Provider | null =>
  providers.find((each) => each.method === method && each.currencies.includes(currency)) ?? null;

/**
 * Secrets that open the sandbox's providers, for a demonstration's tenants without their own. Public, and worth nothing elsewhere. Their
 * fields are those that a tenant's own secret has.
 */
export const demoSecrets: Partial<Record<PaymentMethodName, Secrets>> = {
  webpay: { commerceCode: '597055555532', apiKeySecret: 'sandbox-webpay-secret' },
};

/** `urls`: where each provider is, by method; what is not named is the sandbox's in a demonstration, else not offered. */
export type RegistryParts = SecretSource & { urls: Partial<Record<PaymentMethodName, string | null>>; clock: () => number };

/** Which provider takes a method's money, and what a tenant needs to reach it. */
export type PaymentRegistry = {
  /** null: nobody takes it online in this currency. */
  providerOf(method: PaymentMethodName, currency: string): Provider | null;
  /** Whether it is known where that provider is. */
  offers(method: PaymentMethodName, currency: string): boolean;
  /** Whether the tenant can use it as well: it has what opens that provider. Asks the database; not to be called inside a transaction. */
  offersTo(tenantId: TenantId, method: PaymentMethodName, currency: string): Promise<boolean>;
  /** null: this tenant cannot use the method (no address or no secrets). Asks the database; not to be called inside a transaction. */
  contextOf(method: PaymentMethodName, tenantId: TenantId): Promise<ProviderContext | null>;
  /** It failed five times in a row within the last 30 s: starting a payment is not worth the shopper's wait. Questions go on. */
  isDown(method: PaymentMethodName): boolean;
  /** Whole seconds until a provider that is down is tried again; 0 for one that is not. */
  restSeconds(method: PaymentMethodName): number;
  /** Origins that the shopper's browser may be sent to, for the page's form-action. */
  readonly origins: readonly string[];
};

type Reached = { baseUrl: string; breaker: Breaker; call: CallProvider };

export function createPaymentRegistry(parts: RegistryParts): PaymentRegistry {
  const reached = new Map(providers.flatMap(({ method }) => reach(method, parts)));
  const offers: PaymentRegistry['offers'] = (method, currency) => reached.has(method) && hasProvider(method, currency);
  const contextOf: PaymentRegistry['contextOf'] = async (method, tenantId) => {
    const way = reached.get(method);
    const secrets = way && (await readSecrets(parts, tenantId, method, demoSecrets[method]));
    return way && secrets ? { baseUrl: way.baseUrl, secrets, call: way.call, now: parts.clock } : null;
  };
  return {
    providerOf: findProvider,
    offers,
    offersTo: async (tenantId, method, currency) => offers(method, currency) && (await contextOf(method, tenantId)) !== null,
    contextOf,
    isDown: (method) => reached.get(method)?.breaker.isDown() ?? true,
    restSeconds: (method) => reached.get(method)?.breaker.restSeconds() ?? 0,
    origins: [...new Set([...reached.values()].map(({ baseUrl }) => new URL(baseUrl).origin))],
  };
}

function reach(method: PaymentMethodName, { urls, sandboxUrl, demo, clock }: RegistryParts): [PaymentMethodName, Reached][] {
  const ofSandbox = demo && sandboxUrl !== null ? `${sandboxUrl}/${method}` : null;
  const baseUrl = urls[method] ?? ofSandbox;
  if (baseUrl === null) return [];
  const breaker = observedBreaker(method, clock);
  return [
    [
      method,
      { baseUrl, breaker, call: counted(observed(method, createCaller({ allowsPrivate: baseUrl === ofSandbox })), breaker, isReadable) },
    ],
  ];
}
