import { slotProblem } from '@comanda/domain/slots/slot-choice.ts';
import { useEffect } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { setSlotProblem } from '../../shop/time/slot-problem.ts';
import { useOfferedTimes } from '../../shop/time/use-offered-times.ts';

/**
 * Checks the requested time on entering checkout and whenever the place or the products change. If
 * it is no longer offered, opens the time dialog; the order waits for another time.
 * docs/rules/times.md#invalid-chosen-time.
 */
export function useRequestedTimeCheck(): void {
  const modals = useModals();
  const requestedTime = useShop((shop) => shop.requestedTime);
  const times = useOfferedTimes(requestedTime !== null);
  const offered = times.state === 'loaded' ? times.offered : null;
  useEffect(() => {
    if (requestedTime === null || offered === null) return;
    const problem = slotProblem(offered.days, requestedTime);
    setSlotProblem(requestedTime, problem);
    if (problem !== null)
      modals.open({ kind: 'futureOrder', next: 'nothing', slotProblem: problem });
  }, [requestedTime, offered, modals]);
}
