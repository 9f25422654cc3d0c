import { webpay } from '../payments/providers/webpay/webpay.ts';
import type { PaymentDriver } from './payment-driver.ts';

/** Webpay of the sandbox, its page used without a browser. */
export const webpayDriver: PaymentDriver = {
  provider: webpay,
  secrets: { commerceCode: '597055555532', apiKeySecret: 'sandbox-webpay-secret' },
  baseUrl: (sandboxUrl) => `${sandboxUrl}/webpay`,
  onPage: async (sandbox, form, does) => {
    const way = await sandbox.ask('POST', '/webpay/_pay', { token: form.fields['token_ws'], outcome: does });
    return way.fields;
  },
  calls: { start: 'create', finish: 'commit', query: 'status', giveBack: 'refund' },
  strangersRef: 'ab'.repeat(32),
  autoReturnMs: 8 * 60_000,
  statusMs: 7 * 24 * 60 * 60_000,
};
