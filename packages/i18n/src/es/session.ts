import type { Words } from './words.ts';

/** What stands where signing in will be, and what is not of this account. */
export const session = (w: Words) => ({
  soonTitle: 'Muy pronto podrás crear tu cuenta',
  soonText: 'Mientras tanto, pide sin cuenta: bastan tu nombre, correo y teléfono al pagar.',
  soonOrders: 'Sigues tus pedidos desde este mismo dispositivo.',
  soonCoupons: `Los cupones y los puntos llegarán con ella. Tu ${w.cart} queda igual.`,
  forbiddenTitle: 'Esto no pertenece a tu cuenta',
  forbiddenText: 'No hicimos ningún cambio. Ingresa con la cuenta que corresponde.',
});
export type SessionTexts = ReturnType<typeof session>;
