import { examplePay } from '../example-provider/example-pay.ts';
import type { RedirectDriver } from '../payment-driver.ts';

/** Drives the page of Example Pay, the provider that the tests add. */
export const exampleDriver: RedirectDriver = {
  provider: examplePay,
  emulator: 'example',
  sandboxPath: 'example',
  secrets: { apiKey: 'example-key', webhookSecret: 'example-webhook-secret' },
  act: async (sandbox, { next }, does) => {
    const token = next.fields['payment'];
    const page = await sandbox.call('POST', '/example/_pay', { token, outcome: does });
    return page.fields;
  },
  calls: { start: 'create', poll: 'status', refund: 'refund' },
  unknownRef: 'no-such-payment',
  autoRefundMs: null,
  pollableMs: null,
  noRecordAfterMs: 0,
};
