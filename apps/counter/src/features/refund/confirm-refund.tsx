import { type getRefundOptions, refundOrder } from '@comanda/contract/counter/refunds.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { wayOfPart } from '@comanda/domain/counter/refund/check-refund.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import type { RefundChoice } from './refund-choice.ts';
import css from './refund.module.css';
import { endsForFree } from './use-refund-form.ts';

type Props = {
  options: AnswerOf<typeof getRefundOptions>;
  choice: RefundChoice;
  onBack: () => void;
  onDone: () => void;
};

/** The second step: the exact amount, how it goes back, and what becomes of the order. */
export function ConfirmRefund({ options, choice, onBack, onDone }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const { run, isBusy } = useCounterAction(refundOrder, {
    onDone,
    onRefused: onBack,
    refusalText: ({ label }) => (refusals.has(label) ? texts.refused : null),
  });
  const { endsAs, orderId } = options;
  const way = wayOfPart(options, choice.part);
  const isFree = endsForFree(options);
  const body = { ...choice, ...(way !== null && { way }) };
  return (
    <>
      {isFree ? null : <p className={css.amount}>{money(choice.amount)}</p>}
      {way === null ? null : <p>{texts.way[way]}</p>}
      {choice.part === 'whole' && endsAs === 'cancelled' ? <p>{texts.endsOrder}</p> : null}
      <div className={css.buttons}>
        <ActionButton isBusy={isBusy} wide onPress={() => void run({ params: { orderId }, body })}>
          {isFree ? texts.endFreeOrder : texts.confirm(money(choice.amount))}
        </ActionButton>
        <Button look="quiet" wide onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </>
  );
}

/** Refusals that mean that the order can no longer be refunded so. */
const refusals: ReadonlySet<string> = new Set([
  'ORDER_NOT_REPROCESSABLE',
  'OPERATION_NOT_SUPPORTED',
]);
