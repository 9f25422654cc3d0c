import { secondMs } from '@comanda/domain/duration.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { KitchenProblem } from '@comanda/domain/order/kitchen-retry.ts';
import { retryAfterSeconds } from '@comanda/domain/push/after-push.ts';
import { boundedMap } from '../platform/bounded-map.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../platform/calls/circuit-breaker.ts';
import { createProviderCaller } from '../platform/calls/call-provider.ts';
import type { ProviderAnswer } from '../platform/calls/provider-call.ts';
import { instrumentCall } from '../platform/observe/instrument-call.ts';
import { type KitchenSettings, kitchenAddressOf } from './kitchen-address.ts';
import { signedHost, signIntegrationCall } from '../platform/http/integration-signature.ts';

/**
 * Parts of the client. `kitchenUrlOf`: the URL in a brand's settings, null for none. `tenantCount`:
 * how many brands this server serves.
 */
export type KitchenClientParts = {
  config: KitchenSettings;
  kitchenUrlOf(tenantId: TenantId): Promise<string | null>;
  tenantCount(): number;
  keys: { of(tenantId: TenantId): Promise<string | null> };
  clock: () => number;
  /** Timeout of a call to a restaurant's system, milliseconds. */
  timeoutMs?: number;
};

/**
 * A notice that failed. `retryAfterMs`: the wait that the system asked for in Retry-After,
 * milliseconds; null: none.
 */
export type KitchenFailureReport = { problem: KitchenProblem; retryAfterMs: number | null };

export type KitchenClient = {
  /**
   * Posts a signed ticket to the restaurant's system of a brand. Returns null when that system took
   * it, else the failure. Queries the database: do not call it inside a transaction.
   */
  sendTicket(tenantId: TenantId, ticket: string): Promise<KitchenFailureReport | null>;
};

/**
 * Limit of circuit breakers. Addresses change with the settings of brands; a dropped breaker only
 * starts counting again.
 */
const maxAddresses = 5_000;

/** Creates the only client that calls restaurants' systems. */
export function createKitchenClient(parts: KitchenClientParts): KitchenClient {
  const { clock, timeoutMs = 5_000 } = parts;
  const breakers = boundedMap<string, CircuitBreaker>('kitchen-breakers', maxAddresses);
  const callOperators = instrumentCall(
    'kitchen',
    createProviderCaller({ allowsPrivate: true, timeoutMs: timeoutMs }),
  );
  const callBrands = instrumentCall(
    'kitchen',
    createProviderCaller({ allowsPrivate: false, timeoutMs: timeoutMs }),
  );
  return {
    sendTicket: async (tenantId, text) => {
      const address = kitchenAddressOf(
        parts.config,
        parts.tenantCount(),
        await parts.kitchenUrlOf(tenantId),
      );
      if (address === null) return withoutCall('noAddress');
      const key = await parts.keys.of(tenantId);
      if (key === null) return withoutCall('noKey');
      const breaker = breakers.get(address.url) ?? createCircuitBreaker(clock);
      breakers.set(address.url, breaker);
      if (breaker.isOpen()) return withoutCall('circuitOpen');
      const call = address.isFromOperator ? callOperators : callBrands;
      const headers = signatureHeadersOf(key, { url: address.url, text }, clock());
      const failure = failureOf(
        await call({ method: 'POST', url: address.url, text, headers }),
        clock(),
      );
      if (failure === null) breaker.succeeded();
      else breaker.failed();
      return failure;
    },
  };
}

function signatureHeadersOf(
  key: string,
  { url, text }: { url: string; text: string },
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const { host, pathname, search } = new URL(url);
  const signature = signIntegrationCall(key, timestamp, {
    method: 'POST',
    host: signedHost(host),
    target: `${pathname}${search}`,
    body: text,
  });
  return { 'x-integration-timestamp': timestamp, 'x-integration-signature': signature };
}

const withoutCall = (problem: KitchenProblem): KitchenFailureReport => ({
  problem,
  retryAfterMs: null,
});

function failureOf(answer: ProviderAnswer, now: number): KitchenFailureReport | null {
  const problem = kitchenProblemOf(answer);
  if (problem === null) return null;
  const seconds = answer.kind === 'answer' ? retryAfterSeconds(answer.retryAfter, now) : null;
  return { problem, retryAfterMs: seconds === null ? null : seconds * secondMs };
}

/**
 * Returns the problem of an answer, or null for an acknowledgement. A web page is no
 * acknowledgement: a wrong address also answers 200 with one.
 */
function kitchenProblemOf(answer: ProviderAnswer): KitchenProblem | null {
  if (answer.kind === 'noAnswer') return answer.reason === 'tooLarge' ? 'refused' : answer.reason;
  const isAcknowledged =
    answer.status >= 200 &&
    answer.status < 300 &&
    (answer.isEmpty === true || answer.body !== undefined);
  return isAcknowledged ? null : 'refused';
}
