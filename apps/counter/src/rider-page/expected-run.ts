import type { RiderRun, RiderStop } from '@comanda/contract/rider.ts';
import type { QueuedAction } from './action-queue.ts';

/**
 * Returns the run as it will be once the server has answered these actions. A delivery is not
 * expected: its code may be wrong.
 */
export const expectedRun = (run: RiderRun, waiting: readonly QueuedAction[]): RiderRun =>
  waiting.reduce(afterAction, run);

function afterAction(run: RiderRun, action: QueuedAction): RiderRun {
  switch (action.do) {
    case 'pickUp':
      return withStop(run, action.orderId, ({ pickedUpAt }) => ({
        pickedUpAt: pickedUpAt ?? run.now,
      }));
    case 'report':
      return withStop(run, action.orderId, () => ({ problem: action.problem }));
    case 'share':
      return { ...run, sharesPosition: action.shares };
    case 'deliver':
      return run;
  }
}

const withStop = (
  run: RiderRun,
  orderId: string,
  change: (stop: RiderStop) => Partial<RiderStop>,
): RiderRun => ({
  ...run,
  stops: run.stops.map((stop) => (stop.orderId === orderId ? { ...stop, ...change(stop) } : stop)),
});
