import type { SlotTrouble } from '@comanda/domain/slots/choose-slot.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useApp, useArea, useCurrentStore, useShop } from '../../platform/app-context.tsx';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { dayAndTime } from '../../platform/time-words.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The chosen time no longer stands: which one, that nothing is charged, and the way to another. Spec §4 Scheduled time. */
export function LostTime({ trouble }: { trouble: SlotTrouble }) {
  const { clock } = useApp();
  const words = useArea(checkoutTexts);
  const modals = useModals();
  const { timeZone } = useCurrentStore();
  const wanted = useShop((shop) => shop.wanted);
  if (wanted === null) return null;
  const when = dayAndTime(wanted, clock.now(), timeZone);
  return (
    <Notice tone="bad">
      <p>{trouble === 'full' ? words.timeFull(when) : words.timeGone(when)}</p>
      <Button look="link" onClick={() => modals.open({ kind: 'futureOrder', next: 'nothing', lost: trouble })}>
        {words.chooseTime}
      </Button>
    </Notice>
  );
}
