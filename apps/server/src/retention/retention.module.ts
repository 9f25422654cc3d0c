import { defineModule, performs } from '../module.ts';
import { deleteOldRowsJob } from './delete-old-rows.job.ts';
import { runRetention } from './run-retention.ts';

export const retentionModule = defineModule({
  jobs: [performs(deleteOldRowsJob, runRetention)],
});
