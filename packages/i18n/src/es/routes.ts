/** Titles of the screens, and the one path that is a translated text (Spec §2). */
export const routes = () => ({
  /** Without its slash. */
  unavailablePath: 'no-disponible',
  menu: 'Menú',
  checkout: 'Finaliza tu pedido',
  purchaseSuccess: 'Pedido recibido',
  purchaseFailure: 'El pago no se hizo',
  processing: 'Confirmando tu pago',
  orders: 'Mis pedidos',
  profile: 'Mi perfil',
  terms: 'Términos y condiciones',
  mercatTerms: 'Términos del servicio',
  addCard: 'Agregar tarjeta',
  addCardSuccess: 'Tarjeta guardada',
  addCardFailure: 'No se guardó la tarjeta',
  survey: 'Tu opinión',
  publicMenu: 'Carta',
  unavailable: 'No disponible',
  notFound: 'Esta página no existe',
});
export type RouteTexts = ReturnType<typeof routes>;
