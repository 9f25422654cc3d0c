/** The coupon field. {@link ./errors.ts} has the reason of a refused coupon, by code. */
export const coupons = () => ({
  label: 'Cupón',
  add: 'Agregar un cupón',
  loginFirst: 'Los cupones se usan con tu cuenta. Lo que escribas aquí queda guardado.',
  loginFirstOf: (programme: string) =>
    `Los cupones y los puntos ${programme} se usan con tu cuenta. Lo que escribas aquí queda guardado.`,
  kept: 'Lo que escribas aquí queda guardado.',
});
