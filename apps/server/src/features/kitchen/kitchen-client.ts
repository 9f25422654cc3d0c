import type { TenantId } from '@comanda/domain/ids.ts';
import type { KitchenProblem } from '@comanda/domain/order/kitchen-retry.ts';
import { boundedMap } from '../../platform/bounded-map.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/calls/circuit-breaker.ts';
import { createProviderCaller } from '../../platform/calls/call-provider.ts';
import type { ProviderAnswer } from '../../platform/calls/provider-call.ts';
import { instrumentCall } from '../../platform/observe/instrument-call.ts';
import { signIntegrationCall } from '../../platform/http/integration-signature.ts';

/** Where orders of brands are told. `kitchenUrlOf`: what a brand's settings say, null for nothing; `brands`: how many this server serves. */
export type KitchenClientParts = {
  config: {
    readonly kitchenUrl: string | null;
    readonly sandboxUrl: string | null;
    readonly demo: boolean;
  };
  kitchenUrlOf(tenantId: TenantId): Promise<string | null>;
  tenantCount(): number;
  keys: { of(tenantId: TenantId): Promise<string | null> };
  clock: () => number;
  /** How long a restaurant's system may think, in milliseconds. */
  patienceMs?: number;
};

export type KitchenClient = {
  /** Posts a ticket, signed, to the restaurant's system of a brand. null: it was taken; else why not. Asks the database; not for inside a transaction. */
  sendTicket(tenantId: TenantId, ticket: string): Promise<KitchenProblem | null>;
};

/** `isOperators`: whoever runs the server named the address, so it may be inside the own network; a brand's never is. */
type KitchenAddress = { url: string; isFromOperator: boolean };

/** Addresses change with the settings of brands. A breaker that is forgotten only begins to count anew. */
const maxAddresses = 5_000;

/** The one way to restaurants' systems. */
export function createKitchenClient(parts: KitchenClientParts): KitchenClient {
  const { clock, patienceMs = 5_000 } = parts;
  const breakers = boundedMap<string, CircuitBreaker>('kitchen-breakers', maxAddresses);
  const callOperators = instrumentCall(
    'kitchen',
    createProviderCaller({ allowsPrivate: true, timeoutMs: patienceMs }),
  );
  const callBrands = instrumentCall(
    'kitchen',
    createProviderCaller({ allowsPrivate: false, timeoutMs: patienceMs }),
  );
  return {
    sendTicket: async (tenantId, text) => {
      const address = kitchenAddressOf(parts, await parts.kitchenUrlOf(tenantId));
      if (address === null) return 'noAddress';
      const key = await parts.keys.of(tenantId);
      if (key === null) return 'noKey';
      const breaker = breakers.get(address.url) ?? createCircuitBreaker(clock);
      breakers.set(address.url, breaker);
      if (breaker.isOpen()) return 'resting';
      const call = address.isFromOperator ? callOperators : callBrands;
      const problem = kitchenProblemOf(
        await call({
          method: 'POST',
          url: address.url,
          text,
          headers: signatureHeadersOf(key, { url: address.url, text }, clock()),
        }),
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
function kitchenAddressOf(
  { config, tenantCount }: KitchenClientParts,
  own: string | null,
): KitchenAddress | null {
  if (own !== null) return { url: own, isFromOperator: false };
  if (config.kitchenUrl !== null && tenantCount() === 1)
    return { url: config.kitchenUrl, isFromOperator: true };
  return config.demo && config.sandboxUrl !== null
    ? { url: `${config.sandboxUrl}/kitchen/orders`, isFromOperator: true }
    : null;
}

function signatureHeadersOf(
  key: string,
  { url, text }: { url: string; text: string },
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const { pathname, search } = new URL(url);
  const signature = signIntegrationCall(key, timestamp, {
    method: 'POST',
    target: `${pathname}${search}`,
    body: text,
  });
  return { 'x-integration-timestamp': timestamp, 'x-integration-signature': signature };
}

/** A web page in place of an answer is no acknowledgement: it is what a wrong address says to anybody. */
function kitchenProblemOf(answer: ProviderAnswer): KitchenProblem | null {
  if (answer.kind === 'silence') return answer.why === 'tooLarge' ? 'refused' : answer.why;
  const isAcknowledged =
    answer.status >= 200 &&
    answer.status < 300 &&
    (answer.isEmpty === true || answer.body !== undefined);
  return isAcknowledged ? null : 'refused';
}
