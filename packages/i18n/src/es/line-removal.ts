import type { RemovalReason } from '@comanda/domain/line-removal/line-removal.ts';
import { capitalise } from '../capitalise.ts';
import type { Vocabulary } from './words.ts';

/**
 * The question whether units may be taken off an order, on the order page and in the mail. `units`
 * and amounts arrive formatted.
 */
export const removalWords = (w: Vocabulary) => ({
  missing: {
    soldOut: (units: string) => `Se acabó esto de tu pedido: ${units}.`,
    kitchenProblem: (units: string) => `La cocina no puede hacer esto de tu pedido: ${units}.`,
    shopperAsked: (units: string) => `Pediste quitar esto de tu pedido: ${units}.`,
  } satisfies Record<RemovalReason, (units: string) => string>,
  unit: ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`,
  /** `where`: `refund` of the method's texts. */
  provider: ({ amount, where }: { amount: string; where: string }) =>
    `Si lo quitamos, te devolvemos ${amount}. Vuelve ${where}`,
  hand: (amount: string) =>
    `Si lo quitamos, ${w.theStore} te devuelve ${amount} en efectivo o por transferencia.`,
  due: (amount: string) => `Si lo quitamos, pagas ${amount} menos al recibir.`,
  none: 'No tenía costo, así que pagas lo mismo.',
  instead: (dish: string) => `En su lugar, ${w.theStore} te ofrece: ${dish}.`,
  same: 'Pagas lo mismo.',
  storeBears: (amount: string) =>
    `Cuesta ${amount} más, y esa diferencia la pone ${w.theStore}: pagas lo mismo.`,
  /** `where`: `refund` of the method's texts. */
  cheaperByProvider: ({ amount, where }: { amount: string; where: string }) =>
    `Cuesta menos: si lo cambiamos, te devolvemos ${amount}. Vuelve ${where}`,
  cheaperByHand: (amount: string) =>
    `Cuesta menos: si lo cambiamos, ${w.theStore} te devuelve ${amount} en efectivo o por transferencia.`,
  cheaperDue: (amount: string) =>
    `Cuesta menos: si lo cambiamos, pagas ${amount} menos al recibir.`,
  rest: `${capitalise(w.theStore)} prepara todo lo demás.`,
});
export type RemovalWords = ReturnType<typeof removalWords>;
