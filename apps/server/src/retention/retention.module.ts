import { defineModule, performs } from '../module.ts';
import { forgetOldContacts } from '../privacy/forget-old-contacts.ts';
import { deleteOldRowsJob } from './delete-old-rows.job.ts';
import { deleteAllOldRows } from './delete-old-rows.ts';

export const retentionModule = defineModule({
  jobs: [
    performs(deleteOldRowsJob, async (deps) => {
      await deleteAllOldRows(deps);
      await forgetOldContacts(deps);
    }),
  ],
});
