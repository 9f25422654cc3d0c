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

/** Whether this program knows a provider that takes the method's money in this currency, wherever it is. */
export const hasProvider = (method: PaymentMethodName, currency: string): boolean =>
  findProvider(method, currency) !== null;

const findProvider = (method: PaymentMethodName, currency: string): Provider | null =>
  providers.find((each) => each.method === method && each.currencies.includes(currency)) ?? null;

/**
 * Secrets that open the sandbox's providers, for a demonstration's tenants without their own. Public, and worth nothing elsewhere. Their
 * fields are those that a tenant's own secret has.
 */
export const demoPaymentSecrets: Partial<Record<PaymentMethodName, ProviderSecrets>> = {
  webpay: { commerceCode: '597055555532', apiKeySecret: 'sandbox-webpay-secret' },
};

/** `urls`: where each provider is, by method; what is not named is the sandbox's in a demonstration, else not offered. */
export type PaymentRegistryParts = SecretSource & {
  urls: Partial<Record<PaymentMethodName, string | null>>;
  clock: () => number;
};

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
