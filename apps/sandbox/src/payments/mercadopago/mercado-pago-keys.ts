/**
 * Credentials of an account at Mercado Pago. A token that begins with TEST- pays only on the test
 * page.
 */
export type MercadoPagoKeys = { readonly accessToken: string; readonly webhookSecret: string };

/** Credentials that work only in this emulator. */
export const sandboxMercadoPagoKeys: MercadoPagoKeys = {
  accessToken: 'TEST-sandbox-mercado-pago',
  webhookSecret: 'sandbox-mercado-pago-webhooks',
};
