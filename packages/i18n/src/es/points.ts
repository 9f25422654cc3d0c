import { plural } from '../plural.ts';
import { pointsProblem } from './points-problem.ts';
import type { Vocabulary } from './words.ts';

/** A count of points, and the same number as text. */
type Count = { count: number; number: string };

/**
 * Loyalty points: their block in the checkout and in the profile. `programme`: the brand's name for
 * them. Amounts arrive formatted.
 */
export const points = (w: Vocabulary) => ({
  title: (programme: string) => `Puntos ${programme}`,
  count: ({ count, number }: Count) => `${number} ${plural(Math.abs(count), 'punto', 'puntos')}`,

  /** The checkout. `points` is a {@link count}. */
  available: (money: string) => `Tienes ${money} para usar`,
  availableOf: ({ money, points }: { money: string; points: string }) =>
    `Tienes ${points}, que son ${money}. Pagan tus productos; ${w.theDelivery} y la propina van aparte.`,
  label: '¿Cuánto pagas con puntos?',
  worth: ({ points, money }: { points: string; money: string }) => `${points} = ${money}`,
  use: 'Usar puntos',
  applying: 'Aplicando…',
  useAll: (money: string) => `Usar todo: ${money}`,
  useMost: (money: string) => `Usar el máximo: ${money}`,
  remove: 'Quitar puntos',
  used: ({ points, money }: { points: string; money: string }) =>
    `Usas ${points} y pagas ${money} menos.`,
  unreadable: (example: string) => `Escribe un monto, por ejemplo ${example}.`,
  notWhole: 'Solo montos enteros.',
  problem: pointsProblem,
  asking: 'Estamos revisando tus puntos…',
  unanswered: 'Aún no pudimos revisar tus puntos. Inténtalo de nuevo o quítalos para seguir.',
  lost: (total: string) => `Quitamos tus puntos de este pedido. El total ahora es ${total}.`,
  lostPricing: 'Quitamos tus puntos de este pedido. Estamos calculando el nuevo total…',
  lostReason: 'Ver por qué',

  /** The success page. */
  earned: ({ points, programme }: { points: string; programme: string }) =>
    `Cuando lo recibas juntas ${points} ${programme}.`,

  /** The profile. */
  mine: (programme: string) => `Mis puntos ${programme}`,
  money: (amount: string) => `${amount} en puntos`,
  balance: ({ points, use }: { points: string; use: string }) => `${points}. ${use}`,
  none: 'Ahora no tienes puntos.',
  earn: (amount: string) => `Juntas 1 punto por cada ${amount} que gastas en productos.`,
  ready: 'Los usas al pagar tu próximo pedido.',
  missing: ({ count, points }: { count: number; points: string }) =>
    `Te ${plural(count, 'falta', 'faltan')} ${points} para usarlos.`,
  negative: (points: string) => `${points}; se compensan con tus próximos pedidos`,
});
export type PointsTexts = ReturnType<typeof points>;
