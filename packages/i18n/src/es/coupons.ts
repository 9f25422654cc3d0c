/**
 * The coupon field, and the messages about a coupon that is lost. {@link ./errors.ts} has the
 * reason of a refused coupon, by code.
 */
export const coupons = () => ({
  label: 'Cupón',
  add: 'Agregar un cupón',
  loginFirst: 'Los cupones se usan con tu cuenta. Lo que escribas aquí queda guardado.',
  loginFirstOf: (programme: string) =>
    `Los cupones y los puntos ${programme} se usan con tu cuenta. Lo que escribas aquí queda guardado.`,
  kept: 'Puedes usar un cupón por pedido.',
  apply: 'Aplicar',
  applying: 'Aplicando…',
  remove: 'Quitar',
  removeOf: (code: string) => `Quitar el cupón ${code}`,
  typed: 'Toca Aplicar para usarlo en este pedido.',
  asking: 'Estamos revisando tu cupón…',
  unanswered: 'Aún no pudimos revisar tu cupón. Inténtalo de nuevo o quítalo para seguir.',
  applied: ({ name, amount }: { name: string; amount: string }) => `${name}: ${amount}.`,
  notApplied: 'Sin aplicar',

  needsMethod: 'Elige primero cómo pagas: el cupón depende de eso.',
  chooseMethod: 'Elegir cómo pago',
  changeMethod: 'Cambiar cómo pago',
  changeDispatch: 'Cambiar la entrega',
  changeTime: 'Elegir otra hora',
  addProducts: 'Volver al menú para agregar',
  inUnpaidOrder: (number: number) =>
    `Tu pedido ${number}, que espera el pago, ya usa este cupón. Paga ese pedido, o espera a que venza para usarlo de nuevo.`,

  lost: ({ code, total }: { code: string; total: string }) =>
    `Quitamos el cupón ${code}. El total ahora es ${total}.`,
  lostPricing: (code: string) => `Quitamos el cupón ${code}. Estamos calculando el nuevo total…`,
  lostReason: 'Ver por qué',

  /** The server refused the order by its coupon or its points. */
  notCreated: 'No se creó el pedido ni se cobró nada.',
  totalWithCoupon: 'Total con el cupón',
  totalWithoutCoupon: 'Total sin el cupón',
  orderWithoutCoupon: 'Pedir sin cupón',
  orderWithoutCouponFor: (total: string) => `Pedir sin cupón por ${total}`,
  totalWithPoints: 'Total con los puntos',
  totalWithoutPoints: 'Total sin los puntos',
  orderWithoutPoints: 'Pedir sin puntos',
  orderWithoutPointsFor: (total: string) => `Pedir sin puntos por ${total}`,
  changePoints: 'Cambiar monto',
});
