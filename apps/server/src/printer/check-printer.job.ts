import type { PrinterId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Looks whether a printer that was seen at `seenAt` (ISO instant) has gone away since. */
export const checkPrinterJob = defineJob({
  name: 'check-printer',
  queue: 'kitchen',
  priority: 'last',
  payload: {
    printerId: uuid<PrinterId>(),
    seenAt: v.pipe(v.string(), v.isoTimestamp()),
  },
  key: ({ tenantId, printerId, seenAt }) => `printer:${tenantId}:${printerId}:${seenAt}`,
});
