import type { TenantId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import * as v from 'valibot';
import { type Breaker, createBreaker } from '../platform/calls/breaker.ts';
import { createCaller } from '../platform/calls/call-provider.ts';
import type { CallProvider, ProviderAnswer } from '../platform/calls/provider-call.ts';
import type { Provider, ProviderContext } from './provider.ts';
import { webpay } from './providers/webpay/webpay.ts';

const providers: readonly Provider[] = [webpay];

/** Secrets that open the sandbox's providers, for a demonstration's tenants without their own. Public, and worth nothing elsewhere. */
const demoSecrets: Partial<Record<PaymentMethodName, Readonly<Record<string, string>>>> = {
  webpay: { commerceCode: '597055555532', apiKeySecret: 'sandbox-webpay-secret' },
};

/** `urls`: where each provider is, by method; what is not named is the sandbox's, and without a sandbox not offered. */
export type RegistryParts = {
  urls: Partial<Record<PaymentMethodName, string | null>>;
  sandboxUrl: string | null;
  demo: boolean;
  /** The tenant's secret of that name (tenant_secrets: JSON text to text), or null. */
  secretOf(tenantId: TenantId, name: string): Promise<string | null>;
  clock: () => number;
};

/** Which provider takes a method's money, and what a tenant needs to reach it. */
export type PaymentRegistry = {
  /** null: nobody takes it online in this currency. */
  providerOf(method: PaymentMethodName, currency: string): Provider | null;
  /** Whether it is known where that provider is. */
  offers(method: PaymentMethodName, currency: string): boolean;
  /** null: this tenant cannot use the method (no address or no secrets). Asks the database; not to be called inside a transaction. */
  contextOf(method: PaymentMethodName, tenantId: TenantId): Promise<ProviderContext | null>;
  /** It failed five times in a row within the last 30 s: starting a payment is not worth the shopper's wait. Questions go on. */
  isDown(method: PaymentMethodName): boolean;
  /** Origins that the shopper's browser may be sent to, for the page's form-action. */
  readonly origins: readonly string[];
};

type Reached = { baseUrl: string; breaker: Breaker; call: CallProvider };

export function createPaymentRegistry(parts: RegistryParts): PaymentRegistry {
  const reached = new Map(providers.flatMap(({ method }) => reach(method, parts)));
  const providerOf: PaymentRegistry['providerOf'] = (method, currency) =>
    providers.find((each) => each.method === method && each.currencies.includes(currency)) ?? null;
  return {
    providerOf,
    offers: (method, currency) => reached.has(method) && providerOf(method, currency) !== null,
    contextOf: async (method, tenantId) => {
      const way = reached.get(method);
      const secrets = way && (await secretsOf(parts, tenantId, method));
      return way && secrets ? { baseUrl: way.baseUrl, secrets, call: way.call, now: parts.clock } : null;
    },
    isDown: (method) => reached.get(method)?.breaker.isDown() ?? true,
    origins: [...new Set([...reached.values()].map(({ baseUrl }) => new URL(baseUrl).origin))],
  };
}

function reach(method: PaymentMethodName, { urls, sandboxUrl, clock }: RegistryParts): [PaymentMethodName, Reached][] {
  const ofSandbox = sandboxUrl === null ? null : `${sandboxUrl}/${method}`;
  const baseUrl = urls[method] ?? ofSandbox;
  if (baseUrl === null) return [];
  const breaker = createBreaker(clock);
  return [[method, { baseUrl, breaker, call: counted(createCaller({ allowsPrivate: baseUrl === ofSandbox }), breaker) }]];
}

/** A refusal is an answer of a provider that works; silence, 5xx and what is no JSON are not. */
const counted =
  (call: CallProvider, breaker: Breaker): CallProvider =>
  async (request) => {
    const answer = await call(request);
    if (works(answer)) breaker.succeeded();
    else breaker.failed();
    return answer;
  };

const works = (answer: ProviderAnswer) => answer.kind === 'answer' && answer.status < 500 && answer.body !== undefined;

const secretsSchema = v.record(v.string(), v.string());

async function secretsOf({ secretOf, demo, sandboxUrl }: RegistryParts, tenantId: TenantId, method: PaymentMethodName) {
  const own = await secretOf(tenantId, method);
  if (own === null) return demo && sandboxUrl !== null ? (demoSecrets[method] ?? null) : null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), secretsSchema), own);
  return read.success ? read.output : null;
}
