import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Block } from '@comanda/ui/block.tsx';
import type { User } from '../../shop/session/user-session.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';

/** The money that a user's points are worth. A brand without a loyalty programme has no such block. docs/rules/profile.md#points-in-the-profile. */
export function PointsBlock({ points }: Pick<User, 'points'>) {
  const words = useTextsOf(profileTexts);
  const { loyaltyProgram, loyaltyProgramParams, country } = useSettings();
  if (!loyaltyProgram) return null;
  return (
    <Block title={words.pointsTitle(loyaltyProgramParams?.name ?? '')}>
      <p className={css.amount}>{words.pointsMoney(formatMoney(points.moneyAvailable, country))}</p>
    </Block>
  );
}
