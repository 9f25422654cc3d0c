import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { listScheduledTimes } from './list-scheduled-times.ts';

export const slotModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getScheduledAvailability: listScheduledTimes,
    }),
});
