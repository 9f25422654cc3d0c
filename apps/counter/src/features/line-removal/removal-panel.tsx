import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { closeLineRemoval } from '@comanda/contract/counter/line-removals.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { counterRemovalTexts } from '@comanda/i18n/areas/counter-removal.ts';
import type { CounterRemovalTexts } from '@comanda/i18n/es/counter-removal.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { dishWithOptions } from '@comanda/i18n/removal-text.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { SureButton } from '../../counter/sure-button.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useSession } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './line-removal.module.css';
import { useSeenAnswer } from './use-seen-answer.ts';
import { removalMoneyText, removalRefusalText } from './removal-texts.ts';

type Removal = NonNullable<BoardCard['removal']>;
type Props = {
  params: { id: StoreId; orderId: OrderId };
  removal: Removal;
  now: string;
  onChange: () => void;
};

/**
 * The question about units of an order, or its answer, above its dishes. While it waits, a manager
 * may take it back or note that the shopper agreed by telephone.
 * docs/rules/line-removals.md#what-everybody-sees.
 */
export function RemovalPanel({ params, removal, now, onChange }: Props) {
  const texts = useTextsOf(counterRemovalTexts);
  const money = useMoney();
  const { role } = useSession();
  useSeenAnswer(params, removal, onChange);
  const units = joinNames(removal.lines.map(texts.unit));
  const dish = removal.substitute ? dishWithOptions(removal.substitute, texts) : null;
  const isWaiting = removal.answer === null;
  const title = titleOf(removal, now, texts);
  return (
    <section className={css.panel} data-tone={toneOf(removal)} role="status">
      <h2>
        <Icon
          name={isWaiting ? 'clock' : toneOf(removal) === 'good' ? 'check' : 'alert'}
          size={24}
        />
        {title}
      </h2>
      <p>
        {isApplied(removal) ? texts.gone(units) : texts.remove(units)}.{' '}
        {dish === null ? null : `${isApplied(removal) ? texts.isPut(dish) : texts.put(dish)}. `}
        {moneyOf(removal, texts, money)}
      </p>
      {isWaiting && role !== 'crew' ? (
        <CloseButtons {...{ params, removal, units, dish, onChange }} />
      ) : null}
    </section>
  );
}

const isApplied = ({ answer }: Removal): boolean =>
  answer?.outcome === 'accepted' || answer?.outcome === 'byPhone';

function titleOf({ answer, callAt }: Removal, now: string, texts: CounterRemovalTexts): string {
  if (answer === null) return instantOf(now) >= instantOf(callAt) ? texts.call : texts.waiting;
  if (answer.outcome === 'gone') return texts.dishGone;
  if (answer.outcome === 'declined') return texts.declined[answer.wish ?? 'keep'];
  return answer.outcome === 'byPhone' ? texts.byPhone : texts.agreed;
}

function moneyOf(
  removal: Removal,
  texts: CounterRemovalTexts,
  money: (amount: Removal['amount']) => string,
): string {
  const { answer, way, amount } = removal;
  if (answer?.outcome === 'declined' || answer?.outcome === 'gone') return '';
  return answer !== null && way === 'hand'
    ? `${texts.payByHand(money(amount))}.`
    : removalMoneyText(removal, texts, money);
}

const toneOf = (removal: Removal): 'waits' | 'good' | 'act' => {
  if (removal.answer === null) return 'waits';
  return isApplied(removal) && removal.way !== 'hand' ? 'good' : 'act';
};

/** `dish`: the one that comes in; null: none. */
type CloseProps = Pick<Props, 'params' | 'removal' | 'onChange'> & {
  units: string;
  dish: string | null;
};

function CloseButtons({ params, removal, units, dish, onChange }: CloseProps) {
  const texts = useTextsOf(counterRemovalTexts);
  const { toasts } = useCounter();
  const { run, isBusy } = useCounterAction(closeLineRemoval, {
    onRefused: onChange,
    refusalText: (refusal) => removalRefusalText(refusal, texts),
  });
  const close = async (outcome: 'withdrawn' | 'byPhone'): Promise<void> => {
    const done = await run({ params, body: { removalId: removal.id, outcome } });
    if (done?.ok !== true) return;
    const agreed = dish === null ? texts.removed : texts.swapped;
    showToast(toasts, outcome === 'byPhone' ? agreed : texts.withdrawn);
    onChange();
  };
  return (
    <div className={css.buttons}>
      <SureButton
        isBusy={isBusy}
        question={dish === null ? texts.phoneSure(units) : texts.phoneSwapSure({ units, dish })}
        sure={dish === null ? texts.phoneDo : texts.phoneSwapDo}
        onPress={() => void close('byPhone')}
      >
        {texts.phoneYes}
      </SureButton>
      <ActionButton look="quiet" isBusy={isBusy} onPress={() => void close('withdrawn')}>
        {texts.withdraw}
      </ActionButton>
    </div>
  );
}
