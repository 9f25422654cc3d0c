import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { cancellableStatuses } from '@comanda/domain/counter/cancel-order.ts';
import { mayGetMoreTime } from '@comanda/domain/counter/more-time.ts';
import { type CorrectedStatus, isCorrected } from '@comanda/domain/order/correction.ts';
import { type StaffRole, staffRoles } from '@comanda/domain/session/role.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';

/** The right of a person to an action: crew has none once money came in, or before `at` (ISO). */
export type MayDo = { is: 'yes' } | { is: 'managerOnly' } | { is: 'later'; at: string };

/**
 * The further actions of an order. `moreTime`: where it gets more time; `takeBack`: the status that
 * can be taken back; `noShow`: who did not come; each null if the order has no such action.
 */
export type CardMenu = {
  moreTime: 'kitchen' | 'way' | null;
  takeBack: CorrectedStatus | null;
  noShow: { who: 'pickup' | 'delivery'; may: MayDo } | null;
  cancel: MayDo;
};

/** Returns whether money came in for an order: there is a price, and nothing is to be collected. */
export const isCardPaid = ({ total, toCollect }: BoardCard): boolean =>
  total > 0 && toCollect === 0;

/**
 * Returns the further actions of an order at `now` (milliseconds) for a role, or null if it has
 * none. docs/rules/counter-board.md#further-actions.
 */
export function cardMenu(card: BoardCard, role: StaffRole, now: number): CardMenu | null {
  if (card.ended !== null || !cancellableStatuses.some((status) => status === card.status))
    return null;
  const isCrew = role === staffRoles[0];
  const cancel: MayDo = isCrew && isCardPaid(card) ? { is: 'managerOnly' } : { is: 'yes' };
  return {
    moreTime: moreTimeOf(card),
    takeBack: takeBackOf(card, now),
    noShow: noShowOf(card, isCrew, cancel, now),
    cancel,
  };
}

function moreTimeOf(card: BoardCard): CardMenu['moreTime'] {
  if (!mayGetMoreTime(card)) return null;
  return card.status === 'preparing' ? 'kitchen' : 'way';
}

function takeBackOf({ status, takeBackUntil }: BoardCard, now: number): CardMenu['takeBack'] {
  if (takeBackUntil === null || now > instantOf(takeBackUntil)) return null;
  return isCorrected(status) ? status : null;
}

function noShowOf(
  { noShowAt, dispatchMethod }: BoardCard,
  isCrew: boolean,
  cancel: MayDo,
  now: number,
): CardMenu['noShow'] {
  if (noShowAt === null) return null;
  const who = dispatchMethod === 'in_store' ? 'pickup' : 'delivery';
  const isEarly = isCrew && now < instantOf(noShowAt);
  const may: MayDo = cancel.is === 'yes' && isEarly ? { is: 'later', at: noShowAt } : cancel;
  return { who, may };
}
