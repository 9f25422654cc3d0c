import { markSoldOut, putOnSale } from '@comanda/contract/counter/store-now.ts';
import type { ProductId, StoreId } from '@comanda/domain/ids.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useId, useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import css from './board.module.css';
import type { RejectedProducts } from '../../counter/taps/order-tap.ts';

/** An order that was rejected because something is sold out. */
export type SoldOut = { number: number; products: RejectedProducts };
type Props = { storeId: StoreId; order: SoldOut; texts: CounterBoardTexts; onClose: () => void };

/** Milliseconds for which the message offers to sell the dishes again. */
const undoMs = 8_000;

/**
 * Offers to switch off the dishes of an order that was rejected as sold out, until the next
 * opening. It covers nothing that somebody is doing, and stays until it is answered.
 * docs/rules/counter-board.md#dishes-of-a-rejected-order.
 */
export function SoldOutOffer({ storeId, order, texts, onClose }: Props) {
  const { soldOut } = texts;
  const title = useId();
  const [chosen, setChosen] = useState<readonly ProductId[]>(() =>
    order.products.length === 1 ? order.products.map(({ productId }) => productId) : [],
  );
  const { switchOff, isBusy } = useSwitchOff(storeId, texts, onClose);
  const picked = order.products.filter(({ productId }) => chosen.includes(productId));
  return (
    <section className={css.offer} aria-labelledby={title}>
      <div role="status">
        <h2 id={title}>{soldOut.title(order.number)}</h2>
      </div>
      <p>{soldOut.lead}</p>
      <DishChoice products={order.products} chosen={chosen} onChange={setChosen} />
      <div className={css.actions}>
        <ActionButton isBusy={isBusy} isOff={picked.length === 0} onPress={() => switchOff(picked)}>
          {picked.length === 0 ? soldOut.choose : soldOut.confirm(picked.length)}
        </ActionButton>
        <Button look="soft" onClick={onClose}>
          {soldOut.later}
        </Button>
      </div>
    </section>
  );
}

type ChoiceProps = {
  products: SoldOut['products'];
  chosen: readonly ProductId[];
  onChange: (chosen: readonly ProductId[]) => void;
};

function DishChoice({ products, chosen, onChange }: ChoiceProps) {
  const toggle = (id: ProductId, isOn: boolean): void =>
    onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <div className={css.dishes}>
      {products.map(({ productId, name }) => (
        <Checkbox
          key={productId}
          checked={chosen.includes(productId)}
          onChange={(isOn) => toggle(productId, isOn)}
        >
          {name}
        </Checkbox>
      ))}
    </div>
  );
}

/**
 * Switches dishes off until the next opening; the message that follows offers to sell them again.
 */
function useSwitchOff(storeId: StoreId, texts: CounterBoardTexts, onDone: () => void) {
  const { toasts } = useCounter();
  const off = useCounterAction(markSoldOut, { onDone });
  const on = useCounterAction(putOnSale);
  const params = { id: storeId };
  const switchOff = async (products: SoldOut['products']): Promise<void> => {
    const items = products.map(({ productId: id }) => ({ kind: 'product' as const, id }));
    const end = { kind: 'opening' } as const;
    const outcome = await off.run({
      params,
      body: { items: items.map((item) => ({ ...item, end })) },
    });
    if (!outcome?.ok) return;
    const names = products.map(({ name }) => name).join(', ');
    const undo = { label: texts.undo, run: () => void on.run({ params, body: { items } }) };
    showToast(toasts, texts.soldOut.done(names, products.length), undo, undoMs);
  };
  return {
    switchOff: (products: SoldOut['products']) => void switchOff(products),
    isBusy: off.isBusy,
  };
}
