import type { TenantId } from '@comanda/domain/ids.ts';
import type { KitchenProblem } from '@comanda/domain/order/kitchen-retry.ts';
import { boundedMap } from '../../platform/bounded-map.ts';
import { type Breaker, createBreaker } from '../../platform/calls/breaker.ts';
import { createCaller } from '../../platform/calls/call-provider.ts';
import type { ProviderAnswer } from '../../platform/calls/provider-call.ts';
import { observed } from '../../platform/observe/observed-call.ts';
import { signIntegrationCall } from '../../platform/http/integration-signature.ts';

/** Where orders of brands are told. `kitchenUrlOf`: what a brand's settings say, null for nothing; `brands`: how many this server serves. */
export type KitchenParts = {
  config: { readonly kitchenUrl: string | null; readonly sandboxUrl: string | null; readonly demo: boolean };
  kitchenUrlOf(tenantId: TenantId): Promise<string | null>;
  brands(): number;
  keys: { of(tenantId: TenantId): Promise<string | null> };
  clock: () => number;
  /** How long a restaurant's system may think, in milliseconds. */
  patienceMs?: number;
};

export type Kitchens = {
  /** Posts a ticket, signed, to the restaurant's system of a brand. null: it was taken; else why not. Asks the database; not for inside a transaction. */
  tell(tenantId: TenantId, ticket: string): Promise<KitchenProblem | null>;
};

/** `isOperators`: whoever runs the server named the address, so it may be inside the own network; a brand's never is. */
type Address = { url: string; isOperators: boolean };

/** Addresses change with the settings of brands. A breaker that is forgotten only begins to count anew. */
const mostAddresses = 5_000;

/** The one way to restaurants' systems. */
export function createKitchens(parts: KitchenParts): Kitchens {
  const { clock, patienceMs = 5_000 } = parts;
  const breakers = boundedMap<string, Breaker>('kitchen-breakers', mostAddresses);
  const callOperators = observed('kitchen', createCaller({ allowsPrivate: true, patienceMs }));
  const callBrands = observed('kitchen', createCaller({ allowsPrivate: false, patienceMs }));
  return {
    tell: async (tenantId, text) => {
      const address = addressOf(parts, await parts.kitchenUrlOf(tenantId));
      if (address === null) return 'noAddress';
      const key = await parts.keys.of(tenantId);
      if (key === null) return 'noKey';
      const breaker = breakers.get(address.url) ?? createBreaker(clock);
      breakers.set(address.url, breaker);
      if (breaker.isDown()) return 'resting';
      const call = address.isOperators ? callOperators : callBrands;
      const problem = problemOf(
        await call({ method: 'POST', url: address.url, text, headers: signed(key, { url: address.url, text }, clock()) }),
      );
      if (problem === null) breaker.succeeded();
      else breaker.failed();
      return problem;
    },
  };
}

/**
 * The brand's own address goes first. The operator's (`KITCHEN_URL`) is the default of a server of one brand: on another it would show the
 * orders of one brand to the next. The sandbox's kitchen is for demonstrations alone.
 */
function addressOf({ config, brands }: KitchenParts, own: string | null): Address | null {
  if (own !== null) return { url: own, isOperators: false };
  if (config.kitchenUrl !== null && brands() === 1) return { url: config.kitchenUrl, isOperators: true };
  return config.demo && config.sandboxUrl !== null ? { url: `${config.sandboxUrl}/kitchen/orders`, isOperators: true } : null;
}

function signed(key: string, { url, text }: { url: string; text: string }, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const { pathname, search } = new URL(url);
  const signature = signIntegrationCall(key, timestamp, { method: 'POST', target: `${pathname}${search}`, body: text });
  return { 'x-integration-timestamp': timestamp, 'x-integration-signature': signature };
}

/** A web page in place of an answer is no acknowledgement: it is what a wrong address says to anybody. */
function problemOf(answer: ProviderAnswer): KitchenProblem | null {
  if (answer.kind === 'silence') return answer.why === 'tooLarge' ? 'refused' : answer.why;
  const isTaken = answer.status >= 200 && answer.status < 300 && (answer.isEmpty === true || answer.body !== undefined);
  return isTaken ? null : 'refused';
}
