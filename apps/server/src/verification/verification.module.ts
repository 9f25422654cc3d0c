import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { sendVerificationCodeJob } from './send-verification-code.job.ts';
import { sendVerificationCode } from './send-verification-code.ts';
import { verifyAccount } from './verify-account.ts';

export const verificationModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      verifyAccount,
    }),
  jobs: [performs(sendVerificationCodeJob, sendVerificationCode)],
});
