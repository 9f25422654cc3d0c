import {
  cancelStop,
  changeRun,
  confirmStop,
  type CounterRun,
  type CounterStop,
  endRun,
} from '@comanda/contract/counter/riders.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { assignProblem, type RidersDesk } from './riders-desk.ts';
import { openStops } from './stop-state.ts';
import { useRidersTexts } from './use-riders-texts.ts';

export type StopChanges = {
  deliver: () => void;
  cancel: () => void;
  takeBack: () => void;
  goFirst: () => void;
  isBusy: boolean;
};

/** Changes one open stop. `onDone` runs after each success. */
export function useStopChanges(
  { storeId, reload }: RidersDesk,
  run: CounterRun,
  { orderId, number }: CounterStop,
  onDone: () => void,
): StopChanges {
  const { toasts } = useCounter();
  const texts = useRidersTexts();
  const options = {
    onDone: () => {
      onDone();
      void reload();
    },
    onRefused: () => void reload(),
    refusalText: (refusal: Parameters<typeof assignProblem>[0]) => assignProblem(refusal, texts),
  };
  const confirm = useCounterAction(confirmStop, options);
  const cancel = useCounterAction(cancelStop, options);
  const change = useCounterAction(changeRun, options);
  const end = useCounterAction(endRun, options);
  const ofRun = { id: storeId, runId: run.id };
  const ofStop = { params: { ...ofRun, orderId } };
  const others = openStops(run)
    .map((stop) => stop.orderId)
    .filter((id) => id !== orderId);
  const takeBack = async (): Promise<void> => {
    const outcome =
      others.length === 0
        ? await end.run({ params: ofRun })
        : await change.run({ params: ofRun, body: { orderIds: others } });
    if (outcome?.ok) showToast(toasts, texts.stop.takenBack(number));
  };
  return {
    deliver: () => void confirm.run(ofStop),
    cancel: () => void cancel.run(ofStop),
    takeBack: () => void takeBack(),
    goFirst: () => void change.run({ params: ofRun, body: { orderIds: [orderId, ...others] } }),
    isBusy: confirm.isBusy || cancel.isBusy || change.isBusy || end.isBusy,
  };
}
