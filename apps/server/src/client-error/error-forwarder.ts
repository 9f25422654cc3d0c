import type { TenantId } from '@comanda/domain/ids.ts';
import { randomBytes } from 'node:crypto';
import { createProviderCaller } from '../platform/calls/call-provider.ts';
import { createCircuitBreaker } from '../platform/calls/circuit-breaker.ts';
import type { SentryDsn } from '../platform/settings/read-sentry-dsn.ts';
import type { ReducedReport } from './reduce-report.ts';
import { envelopeCall } from './sentry-envelope.ts';

/**
 * `forwarded`: the service took the report; `lost`: it did not, or it is not called because it
 * failed five times in a row.
 */
type ForwardOutcome = 'forwarded' | 'lost';
export type ForwardError = (tenantId: TenantId, report: ReducedReport) => Promise<ForwardOutcome>;

/** Reports that are being sent at once; further ones are lost. */
const maxOpenCalls = 4;
const timeoutMs = 5_000;

/**
 * Creates the function that forwards reports to the operator's error service, which may stand
 * inside the operator's own network. One try, no redirect, 5 s. It never throws.
 * docs/rules/operations.md#forwarded-error-reports.
 */
export function createErrorForwarder(dsn: SentryDsn, clock: () => number): ForwardError {
  const call = createProviderCaller({ allowsPrivate: true, timeoutMs });
  const breaker = createCircuitBreaker(clock);
  let open = 0;
  return async (tenantId, report) => {
    if (open >= maxOpenCalls || breaker.isOpen()) return 'lost';
    open += 1;
    const facts = { tenantId, at: clock(), eventId: randomBytes(16).toString('hex') };
    const answer = await call(envelopeCall(dsn, report, facts)).finally(() => (open -= 1));
    if (answer.kind === 'answer' && answer.status < 500) breaker.succeeded();
    else breaker.failed();
    return answer.kind === 'answer' && answer.status < 300 ? 'forwarded' : 'lost';
  };
}
