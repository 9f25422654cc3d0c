import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { pointsOfMoney } from '@comanda/domain/points/points-money.ts';
import { pointsTexts } from '@comanda/i18n/areas/points.ts';
import { Block } from '@comanda/ui/block.tsx';
import { ProgressBar } from '@comanda/ui/progress-bar.tsx';
import { pointsText } from '../../shop/money/points-text.ts';
import type { PointsTexts } from '@comanda/i18n/es/points.ts';
import type { User } from '../../shop/session/user-session.ts';
import { useLoyaltyProgram } from '../../shop/use-loyalty-program.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';

/**
 * The points of a user with their money, and how many are missing before they can be used. A brand
 * without a loyalty programme has no such block. docs/rules/profile.md#points-in-the-profile.
 */
export function PointsBlock({ points: { available, moneyAvailable } }: Pick<User, 'points'>) {
  const words = useTextsOf(pointsTexts);
  const { country, pointRate } = useSettings();
  const programme = useLoyaltyProgram();
  if (programme === null) return null;
  const missing = pointsOfMoney(programme.minAmount, pointRate) - available;
  const textOf = (count: number): string => pointsText(count, country, words);
  return (
    <Block title={words.mine(programme.name)}>
      {available > 0 ? (
        <p className={css.amount}>{words.money(formatMoney(moneyAvailable, country))}</p>
      ) : null}
      <p className={css.note}>{balanceText({ available, missing, words, textOf })}</p>
      {available > 0 && missing > 0 ? (
        <ProgressBar value={available} max={available + missing} />
      ) : null}
      {programme.earn ? (
        <p className={css.note}>{words.earn(formatMoney(pointRate, country))}</p>
      ) : null}
    </Block>
  );
}

type Balance = {
  available: number;
  missing: number;
  words: PointsTexts;
  textOf: (count: number) => string;
};

/**
 * "460 puntos. Te faltan 40 puntos para usarlos." A balance below zero says that later orders make
 * up for it.
 */
function balanceText({ available, missing, words, textOf }: Balance): string {
  if (available < 0) return words.negative(textOf(available));
  if (available === 0) return words.none;
  const use =
    missing > 0 ? words.missing({ count: missing, points: textOf(missing) }) : words.ready;
  return words.balance({ points: textOf(available), use });
}
