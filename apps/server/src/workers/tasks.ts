import type { Deps } from '../deps.ts';
import { createSendMail } from '../features/mail/send-mail.ts';
import type { Tasks } from '../platform/jobs/run-jobs.ts';
import { notifyKitchen } from '../workflows/notify-kitchen.ts';
import { sendReceipt } from '../workflows/send-receipt.ts';

/** What the job runner does by the name of each job. */
export function tasksOf(deps: Deps): Tasks {
  const sendMail = createSendMail(deps.config);
  return {
    'notify-kitchen': (payload) => notifyKitchen(deps, payload),
    'send-receipt': (payload) => sendReceipt({ ...deps, sendMail }, payload),
  };
}
