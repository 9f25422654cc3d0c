import { webpay } from '../payments/providers/webpay/webpay.ts';
import type { PaymentDriver } from './payment-driver.ts';

/** Drives the sandbox's Webpay page without a browser. */
export const webpayDriver: PaymentDriver = {
  provider: webpay,
  secrets: { commerceCode: '597055555532', apiKeySecret: 'sandbox-webpay-secret' },
  baseUrl: (sandboxUrl) => `${sandboxUrl}/webpay`,
  actOnPage: async (sandbox, form, does) => {
    const page = await sandbox.call('POST', '/webpay/_pay', {
      token: form.fields['token_ws'],
      outcome: does,
    });
    return page.fields;
  },
  calls: { start: 'create', commit: 'commit', poll: 'status', refund: 'refund' },
  unknownRef: 'ab'.repeat(32),
  autoRefundMs: 8 * 60_000,
  pollableMs: 7 * 24 * 60 * 60_000,
};
