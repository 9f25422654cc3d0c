import type { TenantId } from '@comanda/domain/ids.ts';
import type { JobDeps } from '../module.ts';
import { limitMails } from './limit-mails.ts';

/** Limits the mails of a job's use case per mailbox and day. */
export const withMailLimit =
  <Payload extends { tenantId: TenantId }>(
    run: (deps: JobDeps, payload: Payload) => Promise<void>,
  ) =>
  (deps: JobDeps, payload: Payload): Promise<void> =>
    run({ ...deps, sendMail: limitMails(deps, payload.tenantId, deps.sendMail) }, payload);
