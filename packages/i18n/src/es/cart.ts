import { countNoun, plural } from '../plural.ts';
import type { Vocabulary } from './words.ts';

/** The cart, its notices and the unavailable-products modal. Amounts arrive formatted. */
export const cart = (w: Vocabulary) => ({
  title: `Tu ${w.cart}`,
  view: `Ver ${w.cart}`,
  count: (count: number) => countNoun(count, 'producto', 'productos'),
  checkout: 'Ir a pagar',
  empty: 'Aún no has agregado nada.',
  emptyTry: (name: string) => `Tu ${w.cart} está vacío. ¿${w.weStart} por ${name}?`,
  emptyAction: 'Ver el menú',
  addMore: 'Agregar más productos',
  emptyAll: `Vaciar ${w.cart}`,
  emptied: `Vaciaste tu ${w.cart}`,

  edit: 'Editar',
  editLine: (name: string) => `Editar ${name}`,
  removed: (name: string) => `Quitaste ${name}`,
  lineCount: ({ count, name }: { count: number; name: string }) => `${count} × ${name}`,
  instructions: (text: string) => `“${text}”`,
  lineLimit: (count: number) => `Puedes llevar hasta ${count} de cada producto.`,

  subtotal: 'Subtotal',
  discount: 'Descuento',
  points: 'Puntos',
  pointsOf: (programme: string) => `Puntos ${programme}`,
  delivery: w.deliveryFee,
  deliveryUnknown: 'Según tu dirección',
  deliveryFree: 'Gratis',
  /** Rows of a discount that pays the whole delivery fee, or a part of it. */
  freeDelivery: `${w.deliveryFee} gratis`,
  lessDelivery: `Descuento en ${w.theDelivery}`,
  serviceFee: 'Tarifa de servicio',
  total: 'Total',
  missingToFree: (amount: string) => `Te faltan ${amount} para ${w.theDelivery} gratis`,
  freeReached: `Ya tienes ${w.theDelivery} gratis`,
  /** In the place of "Ir a pagar" while the order is below the minimum or above the maximum. */
  missing: (amount: string) => `Faltan ${amount}`,
  takeAway: (amount: string) => `Quita ${amount}`,
  /** One text per dispatch method, with that method's minimum or maximum. */
  belowMinimum: {
    delivery: ({ missing, minimum }: { missing: string; minimum: string }) =>
      `Te faltan ${missing} para el mínimo ${w.forDelivery} (${minimum})`,
    pickup: ({ missing, minimum }: { missing: string; minimum: string }) =>
      `Te faltan ${missing} para el mínimo ${w.forPickup} (${minimum})`,
  },
  aboveMaximum: {
    delivery: ({ over, maximum }: { over: string; maximum: string }) =>
      `El máximo ${w.forDelivery} es ${maximum}: quita ${over}`,
    pickup: ({ over, maximum }: { over: string; maximum: string }) =>
      `El máximo ${w.forPickup} es ${maximum}: quita ${over}`,
  },

  unavailableNotice: (count: number) =>
    `${plural(count, 'Un producto no se puede pedir', `${count} productos no se pueden pedir`)} ahora y no ${plural(count, 'cuenta', 'cuentan')} en el total.`,
  unavailableSee: 'Ver qué cambia',
  unavailableLeft: (left: number) => `${plural(left, 'Solo queda', 'Solo quedan')} ${left}`,
  unavailableTitle: 'Algo cambió en el menú',
  unavailableText: 'Esto es lo que cambia en tu pedido. No se cobró nada.',
  unavailableOptions: (names: string) => `Sigue, pero sin ${names}`,
  unavailableFewer: ({ count, left }: { count: number; left: number }) =>
    `${plural(left, 'Queda', 'Quedan')} ${left}: llevas ${left} en vez de ${count}`,
  unavailablePicks: (names: string) => `Ya no se puede pedir así: ${names}`,
  unavailablePick: 'Una de sus opciones ya no está',
  unavailableGoes: (why: string) => `${why}. Sale de tu pedido`,
  unavailableFood: 'Productos',
  unavailableTotal: 'Nuevo total',
  unavailableBefore: (amount: string) => `antes ${amount}`,
  unavailableRemove: 'Quitar y seguir',
  unavailableAccept: (amount: string) => `Quitar y seguir · ${amount}`,
  unavailableEmpty: 'No queda nada en tu pedido. Elige otra cosa del menú.',
  unavailableCoupon: (code: string) => `El cupón ${code} ya no vale para lo que queda.`,
  unavailableKeep: `Volver al ${w.cart}`,
});
export type CartTexts = ReturnType<typeof cart>;
