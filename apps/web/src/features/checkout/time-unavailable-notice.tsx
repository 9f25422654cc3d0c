import type { SlotProblem } from '@comanda/domain/slots/slot-choice.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { slotDayAndTime } from '../../shop/time/slot-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';

/**
 * Shows that the requested time is no longer available and nothing is charged, with a button to
 * choose another. docs/rules/times.md#invalid-chosen-time.
 */
export function TimeUnavailableNotice({ problem }: { problem: SlotProblem }) {
  const { clock } = useApp();
  const words = useTextsOf(checkoutTexts);
  const modals = useModals();
  const { timeZone } = useCurrentStore();
  const requestedTime = useShop((shop) => shop.requestedTime);
  if (requestedTime === null) return null;
  const when = slotDayAndTime(requestedTime, clock.now(), timeZone);
  return (
    <Notice tone="bad">
      <p>{problem === 'full' ? words.timeFull(when) : words.timeGone(when)}</p>
      <Button
        look="link"
        onClick={() => modals.open({ kind: 'futureOrder', next: 'nothing', slotProblem: problem })}
      >
        {words.chooseTime}
      </Button>
    </Notice>
  );
}
