import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { exportCounterDay } from './export-counter-day.ts';
import { exportDrawerDay } from './export-drawer-day.ts';
import { getCounterDayOrders } from './get-counter-day-orders.ts';
import { getCounterDay } from './get-counter-day.ts';
import { exportCounterPeriod } from './export-counter-period.ts';
import { getCounterDays } from './get-counter-days.ts';
import { getCounterPeriod } from './get-counter-period.ts';
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
      exportCounterPeriod,
    }),
  jobs: [performs(sumDaysJob, sumDays)],
});
