import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import { changeStoreNow } from '@comanda/contract/counter/store-now.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useStoreTexts } from './use-store-texts.ts';

export type Fact = BodyOf<typeof changeStoreNow>['fact'];
export type Change = {
  /** Changes a fact and says so; `undo` is the fact that a press on the message sets back. */
  change: (fact: Fact, message: string, undo: Fact | null) => void;
  isBusy: boolean;
};

/** The milliseconds for which a change can be undone by its message. */
export const undoMs = 8_000;

/** Changes facts of a store; `reload` runs after each change. */
export function useChange(
  storeId: StoreId,
  reload: () => Promise<void>,
  refusalText: (refusal: Refusal) => string | null = () => null,
): Change {
  const { toasts } = useCounter();
  const texts = useStoreTexts();
  const { run, isBusy } = useCounterAction(changeStoreNow, {
    onDone: () => void reload(),
    onRefused: () => void reload(),
    refusalText,
  });
  const send = async (fact: Fact) => run({ params: { id: storeId }, body: { fact } });
  const change = async (fact: Fact, message: string, undo: Fact | null): Promise<void> => {
    const outcome = await send(fact);
    if (!outcome?.ok) return;
    const action = undo === null ? null : { label: texts.undo, run: () => void send(undo) };
    showToast(toasts, message, action, undoMs);
  };
  return { change: (...args) => void change(...args), isBusy };
}
