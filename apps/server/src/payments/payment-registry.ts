import type { TenantId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { CircuitBreaker } from '../platform/calls/circuit-breaker.ts';
import { createProviderCaller } from '../platform/calls/call-provider.ts';
import { withCircuitBreaker, isJsonAnswer } from '../platform/calls/with-circuit-breaker.ts';
import type { CallProvider } from '../platform/calls/provider-call.ts';
import {
  readProviderSecrets,
  type ProviderSecrets,
  type SecretSource,
} from '../platform/calls/provider-secrets.ts';
import { instrumentCall, instrumentBreaker } from '../platform/observe/instrument-call.ts';
import type { Provider, ProviderContext } from './provider.ts';
import { webpay } from './providers/webpay/webpay.ts';

const providers: readonly Provider[] = [webpay];

/** True if this program has a provider for the method in this currency, configured or not. */
export const hasProvider = (method: PaymentMethodName, currency: string): boolean =>
  findProvider(method, currency) !== null;

const findProvider = (method: PaymentMethodName, currency: string): Provider | null =>
  providers.find((each) => each.method === method && each.currencies.includes(currency)) ?? null;

/**
 * Public secrets of the sandbox's providers, worthless elsewhere. Demo tenants without secrets of their own use them. The fields are those
 * of a tenant's own secret.
 */
export const demoPaymentSecrets: Partial<Record<PaymentMethodName, ProviderSecrets>> = {
  webpay: { commerceCode: '597055555532', apiKeySecret: 'sandbox-webpay-secret' },
};

/**
 * `urls`: base address of each provider, by method. A method without one uses the sandbox in a demonstration and is not offered otherwise.
 */
export type PaymentRegistryParts = SecretSource & {
  urls: Partial<Record<PaymentMethodName, string | null>>;
  clock: () => number;
};

/** Maps payment methods to providers and builds the context that a tenant needs to call them. */
export type PaymentRegistry = {
  /** null: no provider takes the method online in this currency. */
  providerOf(method: PaymentMethodName, currency: string): Provider | null;
  /** True if the method has a provider for this currency and the provider's address is configured. */
  offers(method: PaymentMethodName, currency: string): boolean;
  /** True if the method is offered and this tenant has secrets for it. Reads the database; never call it inside a transaction. */
  offersTo(tenantId: TenantId, method: PaymentMethodName, currency: string): Promise<boolean>;
  /** null: this tenant cannot use the method (no address or no secrets). Reads the database; never call it inside a transaction. */
  contextOf(method: PaymentMethodName, tenantId: TenantId): Promise<ProviderContext | null>;
  /** True if the provider failed five times in a row within the last 30 s: the server does not start payments with it. Polls continue. */
  isDown(method: PaymentMethodName): boolean;
  /** Whole seconds until a provider that is down is tried again; 0 if the provider is up. */
  restSeconds(method: PaymentMethodName): number;
  /** Origins that the server may send the shopper's browser to, for the page's form-action. */
  readonly origins: readonly string[];
};

type ProviderConnection = { baseUrl: string; breaker: CircuitBreaker; call: CallProvider };

export function createPaymentRegistry(parts: PaymentRegistryParts): PaymentRegistry {
  const connections = new Map(providers.flatMap(({ method }) => connectionTo(method, parts)));
  const offers: PaymentRegistry['offers'] = (method, currency) =>
    connections.has(method) && hasProvider(method, currency);
  const contextOf: PaymentRegistry['contextOf'] = async (method, tenantId) => {
    const connection = connections.get(method);
    const secrets =
      connection &&
      (await readProviderSecrets(parts, tenantId, method, demoPaymentSecrets[method]));
    return connection && secrets
      ? { baseUrl: connection.baseUrl, secrets, call: connection.call, now: parts.clock }
      : null;
  };
  return {
    providerOf: findProvider,
    offers,
    offersTo: async (tenantId, method, currency) =>
      offers(method, currency) && (await contextOf(method, tenantId)) !== null,
    contextOf,
    isDown: (method) => connections.get(method)?.breaker.isOpen() ?? true,
    restSeconds: (method) => connections.get(method)?.breaker.secondsUntilRetry() ?? 0,
    origins: [...new Set([...connections.values()].map(({ baseUrl }) => new URL(baseUrl).origin))],
  };
}

function connectionTo(
  method: PaymentMethodName,
  { urls, sandboxUrl, demo, clock }: PaymentRegistryParts,
): [PaymentMethodName, ProviderConnection][] {
  const ofSandbox = demo && sandboxUrl !== null ? `${sandboxUrl}/${method}` : null;
  const baseUrl = urls[method] ?? ofSandbox;
  if (baseUrl === null) return [];
  const breaker = instrumentBreaker(method, clock);
  return [
    [
      method,
      {
        baseUrl,
        breaker,
        call: withCircuitBreaker(
          instrumentCall(method, createProviderCaller({ allowsPrivate: baseUrl === ofSandbox })),
          breaker,
          isJsonAnswer,
        ),
      },
    ],
  ];
}
