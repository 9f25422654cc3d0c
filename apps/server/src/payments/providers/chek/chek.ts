import { assumedWallet } from '../assumed-wallet/assumed-wallet.ts';

/** The wallet of Ripley, by an assumed protocol. The README beside this file has its facts. */
export const chek = assumedWallet({
  method: 'chek',
  owner: 'Chek',
  confirms: true,
  sendsWebhooks: true,
  account: { name: 'chek', setting: 'CHEK_URL', sandboxPath: 'chek' },
  secret: {
    name: 'chek',
    demo: {
      merchantKey: 'sandbox-chek-merchant-key',
      webhookSecret: 'sandbox-chek-webhook-secret',
    },
  },
});
