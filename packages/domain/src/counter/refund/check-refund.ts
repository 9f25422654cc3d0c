import { type Minor, zero } from '../../money/money.ts';
import { accept, refuse, type Result } from '../../result.ts';
import { amountOfUnits, type LineUnits } from './line-shares.ts';
import type { RefundPart, RefundWay } from './refund-reasons.ts';

/**
 * The money that can be refunded of an order. `way`: how the whole goes back, `partWay`: how a part
 * does; null: nothing. `left`: minor units. `isFree`: the order cost nothing, so its whole refund
 * ends it and moves no money. `canEnd`: the order's status allows a whole refund. `units`: the
 * shares of the units that were not refunded.
 */
export type RefundFacts = {
  readonly way: RefundWay | null;
  readonly left: Minor;
  readonly partWay: RefundWay | null;
  readonly isFree: boolean;
  readonly canEnd: boolean;
  readonly units: readonly (readonly Minor[])[];
};

/**
 * A refund as staff confirmed it: `amount` is what the dialog showed, minor units. `lines`: the
 * units, for part `lines` alone. `way`: as it was shown.
 */
export type RefundRequest = {
  readonly part: RefundPart;
  readonly amount: Minor;
  readonly lines: readonly LineUnits[];
  readonly way?: RefundWay | undefined;
};

/**
 * `notPaid`: no money of the order can be refunded. `cannotEnd`: its status allows no whole refund.
 * `wholeOnly`: the provider refunds the whole only, and the person did not confirm to give the part
 * back by hand. `moreThanLeft`: more than is left. `isWhole`: a part would leave nothing, so the
 * whole has to be chosen, which ends the order. `changed`: the amount is not the one of the chosen
 * units or of all that is left, or the money goes back in another way. `unknownUnits`: units that
 * are not left. `noAmount`: zero.
 */
export type RefundProblem =
  | 'notPaid'
  | 'cannotEnd'
  | 'wholeOnly'
  | 'moreThanLeft'
  | 'isWhole'
  | 'changed'
  | 'unknownUnits'
  | 'noAmount';

/**
 * Decides about a refund of staff. A refusal changes nothing.
 * docs/rules/counter-money.md#refund-by-staff,
 * docs/rules/counter-money.md#end-of-an-order-of-total-0.
 */
export function checkRefund(
  facts: RefundFacts,
  request: RefundRequest,
): Result<Minor, RefundProblem> {
  const { amount, part } = request;
  if (facts.isFree && part === 'whole') return wholeRefund(facts, amount);
  const way = wayOfPart(facts, part);
  if (way === null || facts.left <= 0) return refuse('notPaid');
  if (amount <= zero) return refuse('noAmount');
  if (way === 'hand' && request.way === undefined) return refuse('wholeOnly');
  if (request.way !== undefined && request.way !== way) return refuse('changed');
  if (part === 'whole') return wholeRefund(facts, amount);
  if (part === 'lines') {
    const sum = amountOfUnits(facts.units, request.lines);
    if (sum === null) return refuse('unknownUnits');
    if (sum !== amount) return refuse('changed');
  }
  if (amount > facts.left) return refuse('moreThanLeft');
  return amount === facts.left ? refuse('isWhole') : accept(amount);
}

/** The way in which the whole or a part of an order goes back; null: there is nothing. */
export const wayOfPart = (
  { way, partWay }: Pick<RefundFacts, 'way' | 'partWay'>,
  part: RefundPart,
): RefundWay | null => (part === 'whole' ? way : partWay);

function wholeRefund({ left, canEnd }: RefundFacts, amount: Minor): Result<Minor, RefundProblem> {
  if (amount !== left) return refuse('changed');
  return canEnd ? accept(amount) : refuse('cannotEnd');
}
