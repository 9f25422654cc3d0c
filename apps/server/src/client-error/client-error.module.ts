import { defineModule } from '../module.ts';
import { createHourlyBudget } from '../platform/hourly-budget.ts';
import { implement } from '../platform/http/implement.ts';
import { createErrorForwarder } from './error-forwarder.ts';
import { reportClientError } from './report-client-error.ts';

export const clientErrorModule = defineModule({
  calls: ({ config, log, metrics, clock }) =>
    implement(
      {
        log,
        metrics,
        reportBudget: createHourlyBudget('client-errors'),
        forward:
          config.errorReportDsn === null
            ? null
            : createErrorForwarder(config.errorReportDsn, clock),
      },
      { reportClientError },
    ),
});
