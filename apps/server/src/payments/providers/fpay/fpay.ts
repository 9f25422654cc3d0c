import { assumedWallet } from '../assumed-wallet/assumed-wallet.ts';

/** The wallet of Falabella, by an assumed protocol. The README beside this file has its facts. */
export const fpay = assumedWallet({
  method: 'fpay',
  owner: 'Fpay',
  confirms: false,
  sendsWebhooks: false,
  account: { name: 'fpay', setting: 'FPAY_URL', sandboxPath: 'fpay' },
  secret: { name: 'fpay', demo: { merchantKey: 'sandbox-fpay-merchant-key' } },
});
