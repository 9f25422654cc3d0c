import type { Words } from './words.ts';

/** Coupon and loyalty points. Why a coupon was refused is in {@link ./errors.ts}, by its code. */
export const coupons = (w: Words) => ({
  label: 'Cupón',
  signInFirst: 'Los cupones se usan con tu cuenta. Lo que escribas aquí queda guardado.',
  placeholder: 'Escribe tu código',
  apply: 'Aplicar',
  remove: 'Quitar cupón',
  applied: ({ code, amount }: { code: string; amount: string }) => `Cupón ${code}: −${amount}`,
  appliedShort: 'Cupón aplicado',
  removed: 'Quitaste el cupón. El total está actualizado.',
  needsMethod: 'Elige primero cómo pagar: algunos cupones dependen de eso.',
  signIn: 'Ingresa',
  signInRest: 'para usar tu cupón.',
  signInRestWith: (program: string) => `para usar tu cupón y tus ${program}.`,
  kept: 'Guardamos el código que escribiste.',
  cleared: `Tu ${w.cart} cambió y el cupón ya no vale. Lo quitamos.`,

  pointsTitle: (program: string) => `Usar ${program}`,
  pointsAvailable: (amount: string) => `Tienes ${amount}`,
  pointsAmount: 'Monto a usar',
  pointsApply: 'Usar',
  pointsRemove: 'Quitar',
  pointsApplied: (amount: string) => `Usas ${amount}`,
  pointsRange: ({ minimum, maximum }: { minimum: string; maximum: string }) => `Desde ${minimum} hasta ${maximum}.`,
  pointsErrors: {
    rewardHigherThanTotalPrice: 'No puedes usar más que el subtotal de tu pedido.',
    maxAmountToExchange: (maximum: string) => `Puedes usar hasta ${maximum} en este pedido.`,
    notEnoughPoints: 'No te alcanza: baja el monto.',
    minAmountToExchange: (minimum: string) => `Usa ${minimum} o más.`,
    notDiscount: 'Escribe un monto mayor que cero.',
  },
});
export type CouponTexts = ReturnType<typeof coupons>;
