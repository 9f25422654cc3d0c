import { type CounterRun, endRun } from '@comanda/contract/counter/riders.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import type { RidersDesk } from './riders-desk.ts';
import css from './riders.module.css';
import { openStops } from './stop-state.ts';
import { useRidersTexts } from './use-riders-texts.ts';

type Props = { desk: RidersDesk; run: CounterRun; onClose: () => void };

/** Ends a run, once it is said what becomes of its stops. */
export function EndRunDialog({ desk, run, onClose }: Props) {
  const { runs: texts, back } = useRidersTexts();
  const { toasts } = useCounter();
  const { storeId, reload } = desk;
  const { name } = run.rider;
  const end = useCounterAction(endRun, {
    onDone: () => {
      onClose();
      showToast(toasts, texts.ended(name));
      void reload();
    },
    onRefused: () => void reload(),
  });
  const title = texts.endOf(name);
  return (
    <Dialog label={title} closeLabel={back} onClose={onClose}>
      <DialogHead title={title} lead={texts.endText(openStops(run).length)} />
      <DialogBody>
        <div className={css.column}>
          <ActionButton
            wide
            isBusy={end.isBusy}
            onPress={() => void end.run({ params: { id: storeId, runId: run.id } })}
          >
            {texts.endNow}
          </ActionButton>
        </div>
      </DialogBody>
    </Dialog>
  );
}
