import { proposeLineRemoval } from '@comanda/contract/counter/line-removals.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { namedUnits } from '@comanda/domain/line-removal/named-units.ts';
import { type Substitute, substituteMoney } from '@comanda/domain/line-removal/substitute.ts';
import { counterRemovalTexts } from '@comanda/i18n/areas/counter-removal.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { dishWithOptions } from '@comanda/i18n/removal-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './line-removal.module.css';
import { removalBody, type RemovalChoice, type RemovalOptions } from './removal-choice.ts';
import { removalMoneyText, removalRefusalText } from './removal-texts.ts';

type Props = {
  params: { id: StoreId; orderId: OrderId };
  options: RemovalOptions;
  choice: RemovalChoice;
  substitute: Substitute | null;
  onBack: () => void;
  onRefused: () => void;
  onDone: () => void;
};

/**
 * The last step: what is taken off, what comes in, the exact amount, and how it reaches the
 * shopper.
 */
export function ConfirmRemoval({ params, options, choice, substitute, ...on }: Props) {
  const texts = useTextsOf(counterRemovalTexts);
  const money = useMoney();
  const { toasts } = useCounter();
  const { run, isBusy } = useCounterAction(proposeLineRemoval, {
    onDone: () => {
      showToast(toasts, texts.sent);
      on.onDone();
    },
    onRefused: on.onRefused,
    refusalText: (refusal) => removalRefusalText(refusal, texts),
  });
  const units = joinNames(namedUnits(options.lines, choice.lines).map(texts.unit));
  const { amount, storeBears } = substituteMoney(choice.worth, substitute);
  const way = amount === 0 ? 'none' : (options.way ?? 'none');
  const removal = { way, amount, substitute, storeBears };
  return (
    <>
      <p className={css.units}>{texts.remove(units)}</p>
      {substitute === null ? null : (
        <p className={css.units}>{texts.put(dishWithOptions(substitute, texts))}</p>
      )}
      {substitute !== null && amount === 0 ? null : <p className={css.amount}>{money(amount)}</p>}
      <p>
        {removalMoneyText(removal, texts, money)} {texts.rest}
      </p>
      <ActionButton
        isBusy={isBusy}
        wide
        onPress={() => void run({ params, body: removalBody(choice, amount, substitute) })}
      >
        {texts.send}
      </ActionButton>
      <Button look="quiet" wide onClick={on.onBack}>
        {texts.back}
      </Button>
    </>
  );
}
