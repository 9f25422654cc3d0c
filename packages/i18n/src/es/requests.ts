import { waitText } from '../wait-text.ts';

/**
 * Failed calls: retries, and the browser's own messages about an order without a response
 * (docs/rules/web.md#open-outcome).
 */
export const requests = () => ({
  retry: 'Intentar de nuevo',
  retryIn: (seconds: number) => `Intentar de nuevo en ${waitText(seconds)}`,
  networkTitle: 'Se cortó la conexión',
  networkAtOrder:
    'No sabemos si el pedido llegó. No lo envíes desde otro lugar. Inténtalo de nuevo aquí: no se duplica ni se cobra dos veces.',
  timeoutTitle: 'Está tardando demasiado',
  nothingTitle: 'No hay ninguna compra por confirmar',
  nothingText: 'Si ya hiciste un pedido, lo ves en Mis pedidos.',
  toCheckout: 'Volver a tu pedido',
  lateTitle: 'El pedido tardó más de la cuenta',
  lateAtOrder:
    'No sabemos si el pedido llegó. Míralo en Mis pedidos o inténtalo de nuevo aquí en unos minutos: no se duplica ni se cobra dos veces.',
});
