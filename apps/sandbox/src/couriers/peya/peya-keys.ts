/** How a shop names itself at PedidosYa, and what PedidosYa shows to the shop when it calls. */
export type PeyaKeys = { readonly token: string; readonly authorizationKey: string };

/** They open nothing but this emulator. */
export const sandboxPeyaKeys: PeyaKeys = { token: 'peya-token', authorizationKey: 'peya-webhook' };
