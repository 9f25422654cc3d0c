import { mayPayWithPoints } from '@comanda/domain/points/check-points.ts';
import type { PointsTerms } from '@comanda/domain/points/points-request.ts';
import { pointsTexts } from '@comanda/i18n/areas/points.ts';
import { giftIcon } from '@comanda/ui/lazy-icons.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../../shop/app-context.ts';
import { askBalance, dropPoints } from '../../shop/money/points-request.ts';
import { loadCurrentUser } from '../../shop/session/current-user.ts';
import { useCurrentUser } from '../../shop/session/use-current-user.ts';
import { useLoyaltyProgram } from '../../shop/use-loyalty-program.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { FoldRow } from './fold-row.tsx';
import { PointsField, usePointsValue } from './points-field.tsx';
import type { PointsOffer } from './use-points.ts';

/**
 * The loyalty points of the checkout. A guest, whom the login offer tells of them, a user with
 * too few points, and a brand without a programme have no such section.
 * docs/rules/points.md#offer-of-points.
 */
export function PointsSection() {
  const programme = useLoyaltyProgram();
  const { pointRate } = useSettings();
  const isUser = useSession()?.role === 'user';
  if (programme === null) return null;
  return isUser ? <UserPoints name={programme.name} terms={{ ...programme, pointRate }} /> : null;
}

function UserPoints({ name, terms }: { name: string; terms: PointsTerms }) {
  const app = useApp();
  const { discounts } = app;
  const { user } = useCurrentUser();
  const refused = useStore(discounts, ({ pointsProblem }) => pointsProblem);
  const userId = user?.id ?? null;
  const isOffered = user !== null && mayPayWithPoints(user.points.available, terms);
  useEffect(() => {
    if (isOffered) askBalance(discounts);
    else if (userId !== null) dropPoints(discounts);
  }, [discounts, isOffered, userId]);
  // The balance may be older than the refusal: another device used points.
  useEffect(() => {
    if (refused !== null) void loadCurrentUser(app);
  }, [app, refused]);
  return isOffered ? <OfferedPoints name={name} terms={terms} balance={user.points} /> : null;
}

function OfferedPoints({ name, ...offer }: { name: string } & PointsOffer) {
  const words = useTextsOf(pointsTexts);
  const { value, isEmpty } = usePointsValue(offer.balance.moneyAvailable);
  return (
    <FoldRow
      fold="points"
      icon={giftIcon}
      title={words.title(name)}
      value={value}
      isEmpty={isEmpty}
    >
      <PointsField {...offer} />
    </FoldRow>
  );
}
