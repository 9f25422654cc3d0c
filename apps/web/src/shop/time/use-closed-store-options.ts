import { whyStoreIsClosed } from '@comanda/domain/store/why-store-is-closed.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp } from '../app-context.ts';
import { useCurrentStore } from '../place/use-current-store.ts';
import { useShownDispatchMethod } from '../place/use-shown-dispatch-method.ts';
import { type StoreList, useOtherStore } from '../place/use-other-store.ts';
import { useTextsOf } from '../use-texts.ts';

/**
 * A way to order although the store is closed: the label of its button, and the dialog that the
 * button opens.
 */
export type ClosedStoreOption = { label: string; opens: StoreList };

/**
 * Returns the alternatives to a store that takes no order, the best first: its other dispatch
 * method if that works, and another store that takes the order. Empty if the shopper can only read
 * the menu. docs/rules/times.md#way-on-from-a-closed-store.
 */
export function useClosedStoreOptions(): readonly ClosedStoreOption[] {
  const { clock } = useApp();
  const words = useTextsOf(dispatchTexts);
  const store = useCurrentStore();
  const dispatch = useShownDispatchMethod();
  const other = useOtherStore();
  const isOtherMethod =
    whyStoreIsClosed(store, dispatch, clock.now())?.reason === 'otherMethodOnly';
  return [
    ...(isOtherMethod
      ? [{ label: words.closedOtherWay, opens: { kind: 'dispatch', next: 'nothing' } as const }]
      : []),
    ...(other.takesOrder === null ? [] : [{ label: words.closedOther, opens: other.list }]),
  ];
}
