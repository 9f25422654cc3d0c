import type { OAuthClient } from '../token-store.ts';

/** A shop's credentials at Cabify, and the header that authenticates Cabify's webhooks. */
export type CabifyKeys = {
  readonly client: OAuthClient;
  readonly webhookHeader: { readonly name: string; readonly value: string };
};

/** Credentials that work only in this emulator. */
export const sandboxCabifyKeys: CabifyKeys = {
  client: { id: 'cabify-client', secret: 'cabify-secret' },
  webhookHeader: { name: 'authorization', value: 'cabify-webhook' },
};

/** The account's two shipping types, available everywhere: immediate and same-day. */
export const sandboxShippingTypes = [
  {
    id: '6f1c2a4e-0b1d-4c58-9d5e-3a7f10c0e001',
    name: 'Express',
    modality: 'express',
    description: 'On-demand delivery',
  },
  {
    id: '6f1c2a4e-0b1d-4c58-9d5e-3a7f10c0e002',
    name: 'Same day',
    modality: 'same_day',
    description: 'Same day delivery',
  },
] as const;
