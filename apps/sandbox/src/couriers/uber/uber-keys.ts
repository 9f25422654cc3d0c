import type { OAuthClient } from '../token-store.ts';

/** How a shop names itself at Uber, and the key that Uber signs its news with. */
export type UberKeys = {
  readonly customerId: string;
  readonly client: OAuthClient;
  readonly webhookKey: string;
};

/** They open nothing but this emulator. */
export const sandboxUberKeys: UberKeys = {
  customerId: 'sandbox-uber',
  client: { id: 'uber-client', secret: 'uber-secret' },
  webhookKey: 'uber-webhook',
};
