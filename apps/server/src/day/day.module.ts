import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { exportCounterDay } from './export-counter-day.ts';
import { exportDrawerDay } from './export-drawer-day.ts';
import { getCounterDayOrders } from './get-counter-day-orders.ts';
import { getCounterDay } from './get-counter-day.ts';
import { exportCounterPeriod } from './export-counter-period.ts';
import { getCounterDays } from './get-counter-days.ts';
import { getCounterPeriodResults } from './get-counter-period-results.ts';
import { getCounterPeriod } from './get-counter-period.ts';
import { queueDayMails } from './queue-day-mails.ts';
import { queueDayMailsJob } from './queue-day-mails.job.ts';
import { sendDayMail } from './send-day-mail.ts';
import { sendDayMailJob } from './send-day-mail.job.ts';
import { switchDayMail } from './switch-day-mail.ts';
import { sumDaysJob } from './sum-days.job.ts';
import { sumDays } from './sum-days.ts';

export const dayModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getCounterDay,
      getCounterDayOrders,
      exportCounterDay,
      exportDrawerDay,
      getCounterDays,
      getCounterPeriod,
      getCounterPeriodResults,
      exportCounterPeriod,
      switchDayMail,
    }),
  jobs: [
    performs(queueDayMailsJob, queueDayMails),
    performs(sendDayMailJob, sendDayMail),
    performs(sumDaysJob, sumDays),
  ],
});
