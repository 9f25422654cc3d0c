import { webpay } from '../../payments/providers/webpay/webpay.ts';
import type { RedirectDriver } from '../payment-driver.ts';

/** Drives the sandbox's Webpay page without a browser. */
export const webpayDriver: RedirectDriver = {
  provider: webpay,
  emulator: 'webpay',
  secrets: { commerceCode: '597055555532', apiKeySecret: 'sandbox-webpay-secret' },
  act: async (sandbox, { next }, does) => {
    const token = next.fields['token_ws'];
    const page = await sandbox.call('POST', '/webpay/_pay', { token, outcome: does });
    return page.fields;
  },
  calls: { start: 'create', commit: 'commit', poll: 'status', refund: 'refund' },
  unknownRef: 'ab'.repeat(32),
  autoRefundMs: 8 * 60_000,
  pollableMs: 7 * 24 * 60 * 60_000,
  noRecordAfterMs: 0,
};
