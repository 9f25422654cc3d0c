import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { getBrandOpening, openBrand } from './brand-opening.ts';
import { createBrand } from './create-brand.ts';
import { createSignUpCode } from './create-sign-up-code.ts';
import { getWebName } from './get-web-name.ts';
import { sendSignUpInvitationJob } from './send-sign-up-invitation.job.ts';
import { sendSignUpInvitation } from './send-sign-up-invitation.ts';

export const signUpModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      createSignUpCode,
      getWebName,
      createBrand,
      getBrandOpening,
      openBrand,
    }),
  jobs: [performs(sendSignUpInvitationJob, sendSignUpInvitation)],
});
