import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { sendEmailChanged } from '../session/send-session-notices.ts';
import { createGuest } from './create-guest.ts';
import { listCompanies } from './list-companies.ts';
import { readMe } from './read-me.ts';
import { sendEmailChangedJob } from './send-email-changed.job.ts';
import { updateMe } from './update-me.ts';

export const userModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      createGuest,
      getMe: readMe,
      updateMe,
      getCompanies: listCompanies,
    }),
  jobs: [performs(sendEmailChangedJob, sendEmailChanged)],
});
