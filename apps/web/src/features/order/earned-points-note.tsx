import type { Order } from '@comanda/domain/order/order.ts';
import { earnedPoints } from '@comanda/domain/points/earned-points.ts';
import { partsOfAmounts } from '@comanda/domain/price/price-amounts.ts';
import { pointsTexts } from '@comanda/i18n/areas/points.ts';
import { pointsText } from '../../shop/money/points-text.ts';
import { useLoyaltyProgram } from '../../shop/use-loyalty-program.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/**
 * The points that an order earns its user once it is completed, by the rule that the server notes
 * them by when it is placed. Absent for a guest, and where orders earn nothing.
 * docs/rules/points.md#points-of-a-placed-order.
 */
export function EarnedPointsNote({ order }: { order: Order }) {
  const words = useTextsOf(pointsTexts);
  const { country, pointRate } = useSettings();
  const programme = useLoyaltyProgram();
  const isUser = useSession()?.role === 'user';
  const count = earnedPoints(partsOfAmounts(order), pointRate);
  if (!isUser || programme?.earn !== true || count === 0) return null;
  return (
    <p>{words.earned({ points: pointsText(count, country, words), programme: programme.name })}</p>
  );
}
