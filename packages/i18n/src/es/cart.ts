import { counted, plural } from '../plural.ts';
import type { Words } from './words.ts';

/** The cart, its notices and the unavailable-products modal. Amounts arrive formatted. */
export const cart = (w: Words) => ({
  title: `Tu ${w.cart}`,
  view: `Ver ${w.cart}`,
  viewWith: ({ count, total }: { count: number; total: string }) => `Ver ${w.cart}, ${counted(count, 'producto', 'productos')}, ${total}`,
  count: (count: number) => counted(count, 'producto', 'productos'),
  checkout: 'Ir a pagar',
  goOn: 'Seguir pidiendo',
  empty: 'Aún no agregas nada.',
  emptyTry: (name: string) => `Aún no agregas nada. ¿Partimos por ${name}?`,
  emptyAction: 'Ver el menú',
  emptyBestSellers: 'Ver las más pedidas',

  edit: 'Editar',
  editLine: (name: string) => `Editar ${name}`,
  removeLine: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Quitaste ${name}`,
  restored: (name: string) => `${name} volvió a tu ${w.cart}`,
  lineCount: ({ count, name }: { count: number; name: string }) => `${count} × ${name}`,
  instructions: (text: string) => `“${text}”`,
  lineLimit: (count: number) => `Puedes llevar hasta ${count} de cada producto.`,
  empties: `Vaciar ${w.cart}`,
  emptied: `Vaciaste tu ${w.cart}`,

  subtotal: 'Subtotal',
  discount: 'Descuento',
  points: 'Puntos',
  delivery: w.deliveryFee,
  deliveryUnknown: 'Según tu dirección',
  deliveryFree: 'Gratis',
  serviceFee: 'Tarifa de servicio',
  total: 'Total',
  repricing: 'Actualizando el total…',
  missingToFree: (amount: string) => `Te faltan ${amount} para ${w.theDelivery} gratis`,
  freeReached: `Ya tienes ${w.theDelivery} gratis`,
  missingToMinimum: ({ missing, minimum }: { missing: string; minimum: string }) =>
    `Te faltan ${missing} para el pedido mínimo de ${minimum}`,
  minimumReached: (minimum: string) => `Ya alcanzas el pedido mínimo de ${minimum}`,
  overMaximum: ({ over, maximum }: { over: string; maximum: string }) =>
    `Te pasas por ${over} del máximo de ${maximum}. Quita algo para seguir.`,
  from: ({ store, delivery, minutes }: { store: string; delivery: string; minutes: string }) => `${store} · ${delivery} en ${minutes} min`,

  pricesChanged: ({ before, after }: { before: string; after: string }) => `El total cambió de ${before} a ${after}. Aún no se cobra nada.`,
  pricesAccept: (total: string) => `Seguir con ${total}`,
  couponLost: 'El cupón ya no vale con este pedido y lo quitamos. El total está actualizado.',
  restoredFromLink: `Este ${w.cart} viene de un enlace. Revisa la dirección antes de pagar.`,
  restoredPartly: 'Algunos productos ya no están y no los agregamos.',
  savedElsewhere: `Tu ${w.cart} cambió en otra pestaña. Te mostramos lo último.`,

  unavailableTitle: 'Algo cambió en el menú',
  unavailableText: 'Esto es lo que cambia en tu pedido. No se cobró nada.',
  unavailableOptions: (names: string) => `Sigue, pero sin ${names}`,
  unavailableFewer: ({ count, left }: { count: number; left: number }) =>
    `${plural(left, 'Queda', 'Quedan')} ${left}: llevas ${left} en vez de ${count}`,
  unavailablePicks: (names: string) => `Ya no se puede pedir así: ${names}`,
  unavailableGoes: (why: string) => `${why}. Sale de tu pedido`,
  unavailableFood: 'Productos',
  unavailableTotal: 'Nuevo total',
  unavailableBefore: (amount: string) => `antes ${amount}`,
  unavailableRemove: 'Quitar y seguir',
  unavailableAccept: (amount: string) => `Quitar y seguir · ${amount}`,
  unavailableEmpty: 'No queda nada en tu pedido. Elige otra cosa del menú.',
  unavailableKeep: `Volver al ${w.cart}`,
  otherStoreTitle: `¿Cambiar a ${w.otherStore}?`,
  otherStoreText: 'El menú y los precios pueden cambiar. Te mostramos lo que ya no esté antes de pagar.',
});
export type CartTexts = ReturnType<typeof cart>;
