import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { type Minor, minor, zero } from '@comanda/domain/money/money.ts';
import type { PointsLimits } from '@comanda/domain/points/check-points.ts';
import type { PointsTerms } from '@comanda/domain/points/points-request.ts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useStore } from 'zustand';
import { useApp } from '../../shop/app-context.ts';
import { askPoints, removePoints } from '../../shop/money/points-request.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import type { User } from '../../shop/session/user-session.ts';
import { useSettings } from '../../shop/use-settings.ts';
import type { FormValues } from './form-values.ts';
import { foodLeftOf, mayBecomeUsable, mostMoney, pointsEntry } from './points-entry.ts';
import { type PointsState, pointsState } from './points-state.ts';
import { usePointsHint, usePointsProblemText } from './use-points-texts.ts';

/** `terms`: of the brand's programme. `balance`: the user's points and their money. */
export type PointsOffer = { terms: PointsTerms; balance: User['points'] };

export type PointsControls = {
  state: PointsState;
  typed: string;
  /** The typed money can be applied. */
  isUsable: boolean;
  problem: string | undefined;
  hint: string | undefined;
  /** The most money that points may pay; zero: there is nothing to offer. */
  most: Minor;
  type: (text: string) => void;
  /** The shopper leaves the field. */
  leave: () => void;
  apply: () => void;
  applyMost: () => void;
  remove: () => void;
};

/**
 * Returns the points field of the checkout and what the shopper can do with it.
 * docs/rules/points.md#points-at-the-checkout.
 */
export function usePoints(offer: PointsOffer): PointsControls {
  const { discounts } = useApp();
  const { country } = useSettings();
  const { refusal } = useQuote();
  const { watch, setValue } = useFormContext<FormValues>();
  const [isLeft, setLeft] = useState(false);
  const asked = useStore(discounts);
  const limits = useLimits(offer);
  const most = useMost(limits);
  const typed = watch('loyaltyPoints');
  const state = pointsState(asked, refusal !== null);
  const entry = pointsEntry(typed, { country, limits });
  const isShown = isLeft || !mayBecomeUsable(entry);
  const apply = (): void => {
    setLeft(true);
    if (entry.kind === 'usable') askPoints(discounts, entry.asked);
  };
  return {
    state,
    typed,
    isUsable: entry.kind === 'usable',
    problem: usePointsProblemText(state, {
      entry: isShown ? entry : null,
      minAmount: offer.terms.minAmount,
    }),
    hint: usePointsHint(state, entry),
    most,
    type: (text) => {
      setLeft(false);
      removePoints(discounts);
      setValue('loyaltyPoints', text, { shouldDirty: true });
    },
    leave: () => setLeft(true),
    apply,
    applyMost: () => {
      setValue('loyaltyPoints', formatMoney(most, country), { shouldDirty: true });
      askPoints(discounts, most);
    },
    remove: () => {
      setLeft(false);
      if (entry.kind === 'notWhole') setValue('loyaltyPoints', '');
      removePoints(discounts);
    },
  };
}

function useLimits({ terms, balance }: PointsOffer): PointsLimits {
  const { quote } = useQuote();
  return { food: foodLeftOf(quote?.parts ?? []), balance: balance.available, terms };
}

/**
 * Returns the most money that points may pay: of the server's price as soon as it is known, and no
 * more than leaves the minimum of the order.
 */
function useMost(limits: PointsLimits): Minor {
  const { quote, server } = useQuote();
  const minimum = quote?.limits?.minimum ?? zero;
  const most = mostMoney(limits, minimum <= limits.food ? minimum : zero);
  return server === null ? most : minor(Math.min(most, server.maxLoyaltyMoneyToUse));
}
