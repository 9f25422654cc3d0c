import type { Words } from './words.ts';

/** What the browser says by itself when a call brings no refusal of ours (Spec §8 request error labels). */
export const requests = (w: Words) => ({
  networkTitle: 'Se cortó la conexión',
  network: `Tu ${w.cart} sigue guardado y no se cobró nada. Inténtalo de nuevo cuando vuelva.`,
  networkAtOrder:
    'No sabemos si el pedido llegó. No lo envíes desde otro lado: inténtalo aquí de nuevo y no se duplica, ni se cobra dos veces.',
  timeoutTitle: 'Está tardando demasiado',
  timeout: `Tu ${w.cart} sigue guardado y no se cobró nada. Inténtalo de nuevo en unos minutos.`,
  ordersTitle: 'No pudimos traer tus pedidos',
  orders: 'Tus pedidos siguen su curso. Inténtalo de nuevo.',
  noUserToken: 'No pudimos preparar tu pedido sin cuenta. No se cobró nada: recarga la página e inténtalo de nuevo.',
});
export type RequestTexts = ReturnType<typeof requests>;
