import type { reportClientError as endpoint } from '@comanda/contract/client-errors.ts';
import { clientErrorsPerHour, frameText } from '@comanda/domain/client-error/client-error.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { ForwardError } from './error-forwarder.ts';
import { type ReducedReport, reduceReport } from './reduce-report.ts';
import { networkNamedLimits } from '../order-limits/named-limits.ts';
import type { HourlyBudget } from '../platform/hourly-budget.ts';
import type { Call, CallOutcome, TenantContext } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;
/** `forward` null: reports are only logged. */
type ReportDeps = Pick<Deps, 'log' | 'metrics'> & {
  reportBudget: HourlyBudget;
  forward: ForwardError | null;
};

/**
 * Logs the error of a page, counts it and forwards it if the operator has an error service. The
 * caller does not wait for that service. An equal error is logged once an hour; the others are
 * counted. Refused: TOO_MANY_REQUESTS with `seconds`.
 * docs/rules/operations.md#error-reports-of-browsers.
 */
export function reportClientError(deps: ReportDeps, call: Call<Endpoint>): CallOutcome<Endpoint> {
  const { tenant, body, now, ip } = call;
  const report = reduceReport(body, call.header('user-agent'));
  const networks = networkNamedLimits(tenant.id, ip, clientErrorsPerHour.network);
  const seconds = deps.reportBudget.take(
    [
      {
        name: `browser ${report.browser} ${networks[0]?.name}`,
        limit: clientErrorsPerHour.browser,
      },
      ...networks,
      { name: `brand ${tenant.id}`, limit: clientErrorsPerHour.brand },
    ],
    now,
  );
  if (seconds > 0) {
    count(deps, 'refused');
    return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds }));
  }
  const same = [{ name: `same ${tenant.id} ${report.hash}`, limit: clientErrorsPerHour.same }];
  if (deps.reportBudget.take(same, now) > 0) count(deps, 'repeated');
  else logReport(deps, tenant, report);
  return accept(null);
}

type Outcome = 'logged' | 'repeated' | 'refused' | 'forwarded' | 'lost';

const count = ({ metrics }: ReportDeps, outcome: Outcome): void =>
  metrics.count('comanda_client_errors_total', { outcome });

function logReport(deps: ReportDeps, { id }: TenantContext, report: ReducedReport): void {
  const { frames, hash, ...facts } = report;
  deps.log.warn(
    { tenantId: id, clientError: { ...facts, stack: frames.map(frameText) } },
    'a page reported an error',
  );
  count(deps, 'logged');
  void deps.forward?.(id, report).then((outcome) => count(deps, outcome));
}
