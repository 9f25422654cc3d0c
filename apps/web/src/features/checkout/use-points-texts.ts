import { itemisedAmounts } from '@comanda/domain/price/itemised-amounts.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { formatCount } from '@comanda/domain/money/format-count.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { type Minor, toMajor } from '@comanda/domain/money/money.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { pointsTexts } from '@comanda/i18n/areas/points.ts';
import { errorFacts, errorText } from '@comanda/i18n/error-text.ts';
import { useStore } from 'zustand';
import { useApp } from '../../shop/app-context.ts';
import { pointsText } from '../../shop/money/points-text.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { PointsEntry } from './points-entry.ts';
import type { PointsState } from './points-state.ts';

/** Returns why the typed money, or the points that the server was asked for, are not used. */
export function usePointsProblemText(
  state: PointsState,
  { entry, minAmount }: { entry: PointsEntry | null; minAmount: Minor },
): string | undefined {
  const words = useTextsOf(pointsTexts);
  const errors = useTextsOf(errorsTexts);
  const { country } = useSettings();
  const asked = useStore(useApp().discounts, ({ pointsProblem }) => pointsProblem);
  const write = (amount: Minor): string => formatMoney(amount, country);
  const textOf = (refusal: Refusal): string =>
    refusal.label === 'LOYALTY_VALIDATION'
      ? words.problem(errorFacts(refusal.metadata, write))
      : errorText(errors, refusal, write).text;
  if (state !== 'open') return undefined;
  if (entry?.kind === 'unreadable')
    return words.unreadable(formatCount(Math.ceil(toMajor(minAmount, country.decimals)), country));
  if (entry?.kind === 'notWhole') return words.notWhole;
  const refusal = entry?.kind === 'refused' ? entry.refusal : asked?.refusal;
  return refusal && textOf(refusal);
}

/** Returns the line below the field: the worth of the typed money, or the points in the total. */
export function usePointsHint(state: PointsState, entry: PointsEntry): string | undefined {
  const words = useTextsOf(pointsTexts);
  const { country } = useSettings();
  const { quote } = useQuote();
  const textOf = (points: number, money: Minor) => ({
    points: pointsText(points, country, words),
    money: formatMoney(money, country),
  });
  if (state === 'asking' || state === 'unanswered') return words[state];
  const { pointsUsed, points } = itemisedAmounts(quote?.parts ?? []);
  if (state === 'applied') return words.used(textOf(pointsUsed, points));
  return entry.kind === 'usable' ? words.worth(textOf(entry.points, entry.money)) : undefined;
}
