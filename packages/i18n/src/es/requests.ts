import type { Words } from './words.ts';

/** What the browser says by itself when a call brings no refusal of ours (Spec §8 request error labels, notices). */
export const requests = (w: Words) => ({
  networkTitle: 'Se cortó la conexión',
  network: `Tu ${w.cart} sigue guardado y no se cobró nada. Inténtalo de nuevo cuando vuelva.`,
  timeoutTitle: 'Está tardando demasiado',
  timeout: `Tu ${w.cart} sigue guardado. Inténtalo de nuevo en unos minutos.`,
  menuTitle: 'No pudimos traer el menú',
  menu: `La conexión se cortó. Tu ${w.cart} sigue guardado y no se cobró nada.`,
  ordersTitle: 'No pudimos traer tus pedidos',
  orders: 'Tus pedidos siguen su curso. Inténtalo de nuevo.',
  pageTitle: 'Esta página no existe',
  page: `Puede que el enlace esté mal. Tu ${w.cart} sigue guardado.`,
  crashTitle: 'Algo falló en esta página',
  crash: `Tu ${w.cart} sigue guardado y no se cobró nada. Recarga la página.`,
  reload: 'Recargar',
  noUserToken: 'No pudimos preparar tu pedido sin cuenta. No se cobró nada: recarga la página e inténtalo de nuevo.',
});
export type RequestTexts = ReturnType<typeof requests>;
