import type { TenantId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { CircuitBreaker } from '../platform/calls/circuit-breaker.ts';
import { createProviderCaller } from '../platform/calls/call-provider.ts';
import { isUrlBelow } from '../platform/calls/is-url-below.ts';
import { withCircuitBreaker, isJsonAnswer } from '../platform/calls/with-circuit-breaker.ts';
import type { CallProvider } from '../platform/calls/provider-call.ts';
import {
  type ProviderSecrets,
  readProviderSecrets,
  type SecretSource,
} from '../platform/calls/provider-secrets.ts';
import { instrumentCall, instrumentBreaker } from '../platform/observe/instrument-call.ts';
import { type PaymentAccount, pageOriginsOf } from './provider/payment-account.ts';
import type { ProviderContext } from './provider/provider-context.ts';
import type { ProviderWebhooks } from './provider/provider-webhooks.ts';
import type { Provider } from './provider/provider.ts';
import { accountsOf, allProviders } from './all-providers.ts';

/**
 * `urls`: base address of each account, by its name. An account without one uses the sandbox in a
 * demonstration, else its methods are not offered. `sandboxFramesUrl`: origin of the sandbox's
 * framed pages; absent or null: it has none. `providers`: absent: all providers of this program.
 */
export type PaymentRegistryParts = SecretSource & {
  urls: Readonly<Record<string, string | null>>;
  sandboxFramesUrl?: string | null;
  clock: () => number;
  providers?: readonly Provider[];
};

/** Maps payment methods to providers and builds the context that a tenant needs to call them. */
export type PaymentRegistry = {
  /** null: no provider takes the method online in this currency. */
  providerOf(method: PaymentMethodName, currency: string): Provider | null;
  /**
   * True if the method has a provider for this currency and the address of the provider's account
   * is configured.
   */
  offers(method: PaymentMethodName, currency: string): boolean;
  /**
   * True if the method is offered and this tenant has secrets for it. Reads the database; never
   * call it inside a transaction.
   */
  offersTo(tenantId: TenantId, method: PaymentMethodName, currency: string): Promise<boolean>;
  /**
   * null: this tenant cannot use the method (no address or no secrets). Reads the database; never
   * call it inside a transaction.
   */
  contextOf(method: PaymentMethodName, tenantId: TenantId): Promise<ProviderContext | null>;
  /**
   * The context of a method with keys that are not in use, for a trial of them; null: the provider
   * has no address. Its calls do not count among those that show an account as down.
   */
  contextWith(method: PaymentMethodName, keys: ProviderSecrets): ProviderContext | null;
  /** The reader of the webhooks of a method's provider; null: it sends none. */
  webhooksOf(method: PaymentMethodName): ProviderWebhooks | null;
  /**
   * Methods of the account that a method belongs to, itself too: one webhook address may serve all
   * of them.
   */
  methodsOfAccount(method: PaymentMethodName): readonly PaymentMethodName[];
  /**
   * True if the account failed five times in a row within the last 30 s: the server does not start
   * payments with it. Polls continue.
   */
  isDown(method: PaymentMethodName): boolean;
  /** Whole seconds until an account that is down is tried again; 0 if it is up. */
  restSeconds(method: PaymentMethodName): number;
  /** Origins of the pages of these methods' providers, for the page's form-action and frame-src. */
  originsOf(methods: readonly PaymentMethodName[]): readonly string[];
};

type AccountConnection = {
  baseUrl: string;
  pageOrigins: readonly string[];
  breaker: CircuitBreaker;
  call: CallProvider;
  /** Calls without the circuit breaker. */
  callBeside: CallProvider;
};

export function createPaymentRegistry(parts: PaymentRegistryParts): PaymentRegistry {
  const { providers = allProviders } = parts;
  const connections = new Map(
    accountsOf(providers).flatMap((account) => connectionTo(account, parts)),
  );
  const providerOfMethod = (method: PaymentMethodName): Provider | undefined =>
    providers.find((each) => each.method === method);
  const connectionOf = (method: PaymentMethodName): AccountConnection | undefined =>
    connections.get(providerOfMethod(method)?.account.name ?? '');
  const providerOf: PaymentRegistry['providerOf'] = (method, currency) =>
    providers.find((each) => each.method === method && each.currencies.includes(currency)) ?? null;
  const offers: PaymentRegistry['offers'] = (method, currency) =>
    connectionOf(method) !== undefined && providerOf(method, currency) !== null;
  const contextOf: PaymentRegistry['contextOf'] = async (method, tenantId) => {
    const connection = connectionOf(method);
    const secret = providerOfMethod(method)?.secret;
    if (!connection || !secret) return null;
    const secrets = await readProviderSecrets(parts, tenantId, secret.name, secret.demo);
    if (!secrets) return null;
    const { baseUrl, pageOrigins, call } = connection;
    return { baseUrl, pageOrigins, secrets, call, now: parts.clock };
  };
  return {
    providerOf,
    offers,
    offersTo: async (tenantId, method, currency) =>
      offers(method, currency) && (await contextOf(method, tenantId)) !== null,
    contextOf,
    contextWith: (method, keys) => {
      const connection = connectionOf(method);
      if (!connection) return null;
      const { baseUrl, pageOrigins, callBeside } = connection;
      return { baseUrl, pageOrigins, secrets: keys, call: callBeside, now: parts.clock };
    },
    webhooksOf: (method) => providerOfMethod(method)?.webhooks ?? null,
    methodsOfAccount: (method) => [
      ...new Set(
        providers
          .filter(({ account }) => account.name === providerOfMethod(method)?.account.name)
          .map((each) => each.method),
      ),
    ],
    isDown: (method) => connectionOf(method)?.breaker.isOpen() ?? true,
    restSeconds: (method) => connectionOf(method)?.breaker.secondsUntilRetry() ?? 0,
    originsOf: (methods) => [
      ...new Set(methods.flatMap((method) => connectionOf(method)?.pageOrigins ?? [])),
    ],
  };
}

function connectionTo(
  account: PaymentAccount,
  { urls, sandboxUrl, sandboxFramesUrl, demo, clock }: PaymentRegistryParts,
): [string, AccountConnection][] {
  const { name, sandboxPath } = account;
  const inSandbox = demo && sandboxUrl !== null ? `${sandboxUrl}/${sandboxPath}` : null;
  const baseUrl = urls[name] ?? inSandbox;
  if (baseUrl === null) return [];
  const breaker = instrumentBreaker(name, clock);
  const isSandbox = demo && sandboxUrl !== null && isUrlBelow(baseUrl, sandboxUrl);
  const caller = createProviderCaller({ allowsPrivate: isSandbox });
  const callBeside = instrumentCall(name, caller);
  const call = withCircuitBreaker(callBeside, breaker, isJsonAnswer);
  const framed =
    baseUrl === inSandbox && sandboxFramesUrl ? [new URL(sandboxFramesUrl).origin] : [];
  const pageOrigins = [...pageOriginsOf(account, baseUrl), ...framed];
  return [[name, { baseUrl, pageOrigins, breaker, call, callBeside }]];
}
