import { defineJob } from '../platform/jobs/define-job.ts';
import { tryCount } from '../platform/jobs/payload-fields.ts';

/**
 * Goes on with the rows of a brand for which a night had no time. `turn`: how many of these jobs
 * the brand has had since then; each adds the next one under a key of its own.
 */
export const goOnRetentionJob = defineJob({
  name: 'go-on-retention',
  queue: 'maintenance',
  priority: 'last',
  payload: { turn: tryCount },
  key: ({ turn }) => `go-on-retention:${turn}`,
});
