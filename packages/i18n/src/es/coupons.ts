/** The field of a coupon. Why one was refused is in {@link ./errors.ts}, by its code. */
export const coupons = () => ({
  label: 'Cupón',
  add: 'Agregar un cupón',
  signInFirst: 'Los cupones se usan con tu cuenta. Lo que escribas aquí queda guardado.',
});
export type CouponTexts = ReturnType<typeof coupons>;
