import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { eraseMe } from './erase-me.ts';
import { exportMe } from './export-me.ts';
import { mountOneClickUnsubscription } from './one-click-unsubscription.ts';
import { unsubscribe } from './unsubscribe.ts';

export const privacyModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      eraseMe,
      exportMe,
      unsubscribe,
    }),
  mounts: {
    unsubscribeByMailbox: mountOneClickUnsubscription,
  },
});
