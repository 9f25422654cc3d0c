import type { Vocabulary } from './words.ts';

/** The end of a session, orders without an account, and data of another account. */
export const session = (w: Vocabulary) => ({
  ended: 'Tu sesión terminó y ya no estás en tu cuenta. No se cobró nada.',
  guestTitle: 'Pides sin cuenta',
  guestText: 'Al pagar bastan tu nombre, tu correo y tu teléfono.',
  guestOrders: 'Sigues tus pedidos desde este mismo dispositivo.',
  guestCoupons: `En los pedidos sin cuenta no se usan cupones ni puntos. Tu ${w.cart} queda igual.`,
  browserOn: ({ browser, system }: { browser: string; system: string }) =>
    `${browser} en ${system}`,
  unknownBrowser: 'Navegador desconocido',

  forbiddenTitle: 'Esto no pertenece a tu cuenta',
  forbiddenText: 'No hicimos ningún cambio. Ingresa con la cuenta que corresponde.',
});

export type SessionTexts = ReturnType<typeof session>;
