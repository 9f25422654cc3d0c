import type { Deps } from '../deps.ts';
import { createErrorForwarder } from './error-forwarder.ts';
import { createHourlyBudget } from '../platform/hourly-budget.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { reportClientError } from './report-client-error.ts';

export function clientErrorRoutes({ config, log, metrics, clock }: Deps) {
  const dsn = config.errorReportDsn;
  const deps = {
    log,
    metrics,
    reportBudget: createHourlyBudget('client-errors'),
    forward: dsn === null ? null : createErrorForwarder(dsn, clock),
  };
  return {
    reportClientError: (call) => reportClientError(deps, call),
  } satisfies RouteHandlers;
}
