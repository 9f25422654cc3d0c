/** A shop's token at PedidosYa, and the key that authenticates PedidosYa's webhooks. */
export type PeyaKeys = { readonly token: string; readonly authorizationKey: string };

/** Credentials that work only in this emulator. */
export const sandboxPeyaKeys: PeyaKeys = { token: 'peya-token', authorizationKey: 'peya-webhook' };
