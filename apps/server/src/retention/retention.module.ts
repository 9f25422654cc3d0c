import { defineModule, performs } from '../module.ts';
import { deleteOldRowsJob } from './delete-old-rows.job.ts';
import { goOnRetentionJob } from './go-on-retention.job.ts';
import { goOnRetention, runRetention } from './run-retention.ts';

export const retentionModule = defineModule({
  jobs: [performs(deleteOldRowsJob, runRetention), performs(goOnRetentionJob, goOnRetention)],
});
