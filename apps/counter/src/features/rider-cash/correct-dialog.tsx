import { correctSettlement, type Settlement } from '@comanda/contract/counter/rider-cash.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { counterRiderCashTexts } from '@comanda/i18n/areas/counter-rider-cash.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useDifferenceText } from '../../counter/use-difference-text.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { MoneyForm } from './money-form.tsx';
import css from './rider-cash.module.css';

type Props = { storeId: StoreId; settlement: Settlement; onClose: () => void };

/** Corrects what a rider handed in; what was written down before stays. */
export function CorrectDialog({ storeId, settlement, onClose }: Props) {
  const texts = useTextsOf(counterRiderCashTexts);
  const { toasts } = useCounter();
  const money = useMoney();
  const differenceText = useDifferenceText();
  const { id, handedIn: before, toHandIn } = settlement;
  const { run, isBusy } = useCounterAction(correctSettlement, {
    onDone: (answer) => {
      showToast(toasts, texts.corrected(answer ? differenceText(answer.difference) : ''));
      onClose();
    },
    onRefused: onClose,
    refusalText: ({ label }) => (label === 'OPERATION_NOT_SUPPORTED' ? texts.changed : null),
  });
  const title = texts.correctOf(settlement.riderName ?? texts.removedRider);
  return (
    <Dialog label={title} closeLabel={texts.back} onClose={onClose}>
      <DialogHead title={title} lead={texts.correctLead(money(before))} />
      <DialogBody>
        <div className={css.body}>
          <MoneyForm
            {...{ label: texts.correctAmount, action: texts.correct, toHandIn, isBusy }}
            onSend={(handedIn) =>
              void run({
                params: { id: storeId, settlementId: id },
                body: { before, handedIn },
              })
            }
          />
        </div>
      </DialogBody>
    </Dialog>
  );
}
