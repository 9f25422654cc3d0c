import type { OAuthClient } from '../token-store.ts';

/** A shop's credentials at Uber, and the key that signs Uber's webhooks. */
export type UberKeys = {
  readonly customerId: string;
  readonly client: OAuthClient;
  readonly webhookKey: string;
};

/** Credentials that work only in this emulator. */
export const sandboxUberKeys: UberKeys = {
  customerId: 'sandbox-uber',
  client: { id: 'uber-client', secret: 'uber-secret' },
  webhookKey: 'uber-webhook',
};
