import { slotTrouble } from '@comanda/domain/slots/choose-slot.ts';
import { useEffect } from 'react';
import { useShop } from '../../platform/app-context.tsx';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { tellTrouble } from '../../platform/slot-trouble.ts';
import { useOfferedTimes } from '../../platform/use-offered-times.ts';

/**
 * A chosen time is looked at again on entering checkout, and whenever the place or the products change: one that no longer stands asks for
 * another, and nothing is ordered before. Spec §4 Scheduled time.
 */
export function useTimeCheck(): void {
  const modals = useModals();
  const wanted = useShop((shop) => shop.wanted);
  const times = useOfferedTimes(wanted !== null);
  const offered = times.state === 'known' ? times.offered : null;
  useEffect(() => {
    if (wanted === null || offered === null) return;
    const lost = slotTrouble(offered.days, wanted);
    tellTrouble(wanted, lost);
    if (lost !== null) modals.open({ kind: 'futureOrder', next: 'nothing', lost });
  }, [wanted, offered, modals]);
}
