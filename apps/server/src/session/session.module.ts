import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { logOut, logOutByKey, logOutOne, logOutOthers } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { createUserCode, logIn } from './log-in.ts';
import { sendLoginNoticeJob } from './send-login-notice.job.ts';
import { sendLoginNotice } from './send-session-notices.ts';

export const sessionModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      login: logIn,
      createCode: createUserCode,
      getSessions: listSessions,
      endSession: logOut,
      endOtherSessions: logOutOthers,
      endOneSession: logOutOne,
      endSessionsByKey: logOutByKey,
    }),
  jobs: [performs(sendLoginNoticeJob, sendLoginNotice)],
});
