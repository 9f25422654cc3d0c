import {
  changeRun,
  type CounterRun,
  createRun,
  type StoreRiders,
} from '@comanda/contract/counter/riders.ts';
import type { OrderId, RiderId } from '@comanda/domain/ids.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { assignProblem, type RidersDesk } from './riders-desk.ts';
import { openStops } from './stop-state.ts';
import { useRidersTexts } from './use-riders-texts.ts';

/**
 * The person who gets the orders: a rider of the store, one who is already on a run, or a new one.
 */
export type Carrier =
  | { is: 'rider'; id: RiderId }
  | { is: 'run'; run: CounterRun }
  | { is: 'new'; name: string; phone: string };

/**
 * Gives orders to a rider. `onAssigned`: the new run, whose link the rider needs; null: the rider
 * has a link already.
 */
export function useAssign(
  desk: RidersDesk,
  orderIds: readonly OrderId[],
  onAssigned: (run: CounterRun | null) => void,
): { assign: (to: Carrier) => void; isBusy: boolean } {
  const { toasts } = useCounter();
  const texts = useRidersTexts();
  const { storeId, reload } = desk;
  const options = {
    onRefused: () => void reload(),
    refusalText: (refusal: Parameters<typeof assignProblem>[0]) => assignProblem(refusal, texts),
  };
  const create = useCounterAction(createRun, {
    ...options,
    onDone: (answer) => {
      void reload();
      onAssigned(answer && runWith(answer, orderIds));
    },
  });
  const join = useCounterAction(changeRun, { ...options, onDone: () => void reload() });
  const params = { id: storeId };
  const assign = async (to: Carrier): Promise<void> => {
    const body = { orderIds: [...orderIds] };
    if (to.is === 'rider') {
      await create.run({ params, body: { ...body, riderId: to.id } });
    } else if (to.is === 'new') {
      await create.run({ params, body: { ...body, name: to.name, phone: to.phone } });
    } else {
      const stops = [...openStops(to.run).map(({ orderId }) => orderId), ...orderIds];
      const outcome = await join.run({
        params: { ...params, runId: to.run.id },
        body: { orderIds: stops },
      });
      if (!outcome?.ok) return;
      showToast(toasts, texts.assign.joined(to.run.rider.name));
      onAssigned(null);
    }
  };
  return { assign: (to) => void assign(to), isBusy: create.isBusy || join.isBusy };
}

const runWith = ({ runs }: StoreRiders, [first]: readonly OrderId[]): CounterRun | null =>
  runs.find(({ stops }) => stops.some(({ orderId }) => orderId === first)) ?? null;
