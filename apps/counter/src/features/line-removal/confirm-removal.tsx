import { proposeLineRemoval } from '@comanda/contract/counter/line-removals.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { namedUnits } from '@comanda/domain/line-removal/named-units.ts';
import { counterRemovalTexts } from '@comanda/i18n/areas/counter-removal.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './line-removal.module.css';
import type { RemovalChoice, RemovalOptions } from './removal-choice.ts';

type Props = {
  params: { id: StoreId; orderId: OrderId };
  options: RemovalOptions;
  choice: RemovalChoice;
  onBack: () => void;
  onRefused: () => void;
  onDone: () => void;
};

/** The second step: what is taken off, the exact amount, and how it reaches the shopper. */
export function ConfirmRemoval({ params, options, choice, onBack, onRefused, onDone }: Props) {
  const texts = useTextsOf(counterRemovalTexts);
  const money = useMoney();
  const { toasts } = useCounter();
  const { run, isBusy } = useCounterAction(proposeLineRemoval, {
    onDone: () => {
      showToast(toasts, texts.sent);
      onDone();
    },
    onRefused,
    refusalText: ({ label }) => (label === 'ORDER_NOT_REPROCESSABLE' ? texts.refused : null),
  });
  const units = joinNames(namedUnits(options.lines, choice.lines).map(texts.unit));
  const way = choice.amount === 0 ? 'none' : (options.way ?? 'none');
  return (
    <>
      <p className={css.units}>{texts.remove(units)}</p>
      <p className={css.amount}>{money(choice.amount)}</p>
      <p>
        {texts.way[way](money(choice.amount))} {texts.rest}
      </p>
      <ActionButton isBusy={isBusy} wide onPress={() => void run({ params, body: choice })}>
        {texts.send}
      </ActionButton>
      <Button look="quiet" wide onClick={onBack}>
        {texts.back}
      </Button>
    </>
  );
}
