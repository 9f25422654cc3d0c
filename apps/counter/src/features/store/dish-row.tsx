import { countStock, markSoldOut, putOnSale } from '@comanda/contract/counter/store-now.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import { mostCounted } from '@comanda/domain/store-facts/store-fact.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Stepper } from '@comanda/ui/stepper.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { at } from './busy-card.tsx';
import { type Dish, type DishEnd, type StoreNow } from './store-now.ts';
import css from './store.module.css';
import { undoMs } from './use-change.ts';
import { UntilDialog } from './until-dialog.tsx';
import { useEndText } from './use-end-text.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Props = { dish: Dish; now: StoreNow; reload: () => Promise<void> };

/** One dish or option: one tap sells it out until the next opening, a second one sells it again. */
export function DishRow({ dish, now, reload }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { sellOut, sell } = useSale({ dish, now, reload });
  const { soldOut, name } = dish;
  return (
    <li className={css.row} data-off={soldOut !== null || dish.stock === 0}>
      <span className={css.grow}>
        <b>{name}</b>
        <small>{dish.group}</small>
        {soldOut && <SoldOutText dish={dish} now={now} onAsk={() => setAsking(true)} />}
      </span>
      {dish.kind === 'product' && <Stock dish={dish} now={now} reload={reload} />}
      <SaleButton dish={dish} onSell={sell} onSellOut={() => sellOut({ kind: 'opening' })} />
      {isAsking && (
        <UntilDialog
          dish={dish}
          now={now}
          onChoose={(end) => {
            setAsking(false);
            sellOut(end);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

type SaleProps = { dish: Dish; onSell: () => void; onSellOut: () => void };

function SaleButton({ dish: { name, soldOut }, onSell, onSellOut }: SaleProps) {
  const { dishes } = useStoreTexts();
  if (soldOut)
    return (
      <Button look="quiet" aria-label={dishes.sellLong(name)} onClick={onSell}>
        {dishes.sell}
      </Button>
    );
  return (
    <Button look="soft" aria-label={dishes.sellOutLong(name)} onClick={onSellOut}>
      {dishes.sellOut}
    </Button>
  );
}

function SoldOutText({ dish, now, onAsk }: Omit<Props, 'reload'> & { onAsk: () => void }) {
  const { dishes, setBy } = useStoreTexts();
  const endsAt = useEndText(now.timeZone);
  const { soldOut, name } = dish;
  if (soldOut === null) return null;
  const { until, by, source } = soldOut;
  const says = { counter: by && setBy(by), integration: dishes.bySystem, folder: dishes.byFolder };
  const text = [
    until === null ? dishes.untilSaid : dishes.until(endsAt(until)),
    ...(says[source] ? [says[source]] : []),
  ].join(' · ');
  const label = `${text}. ${dishes.untilLong(name)}`;
  return (
    <button type="button" className={css.until} aria-label={label} onClick={onAsk}>
      {text}
    </button>
  );
}

/** Sells a dish out and sells it again; a message offers the way back. */
function useSale({ dish, now, reload }: Props) {
  const { toasts } = useCounter();
  const texts = useStoreTexts();
  const options = { onDone: () => void reload(), onRefused: () => void reload() };
  const off = useCounterAction(markSoldOut, options);
  const on = useCounterAction(putOnSale, options);
  const params = { id: now.storeId };
  const item = { kind: dish.kind, id: dish.id } as Item;
  const sendOff = (end: DishEnd) => off.run({ params, body: { items: [{ ...item, end }] } });
  const sendOn = () => on.run({ params, body: { items: [item] } });
  const undo = (run: () => void) => ({ label: texts.undo, run });
  const sellOut = async (end: DishEnd): Promise<void> => {
    const outcome = await sendOff(end);
    if (!outcome?.ok) return;
    showToast(
      toasts,
      texts.dishes.gone(dish.name),
      undo(() => void sendOn()),
      undoMs,
    );
  };
  const sell = async (): Promise<void> => {
    const until = dish.soldOut?.until ?? null;
    const outcome = await sendOn();
    if (!outcome?.ok) return;
    const back = (): void => void sendOff(until === null ? { kind: 'open' } : at(until));
    showToast(toasts, texts.dishes.back(dish.name), undo(back), undoMs);
  };
  return { sellOut: (end: DishEnd) => void sellOut(end), sell: () => void sell() };
}
type Item = BodyOf<typeof putOnSale>['items'][number];

/** The counted units of a dish, or a button that begins to count. */
function Stock({ dish, now, reload }: Props) {
  const { dishes } = useStoreTexts();
  const { run, isBusy } = useCounterAction(countStock, { onDone: () => void reload() });
  const count = (next: number | null): void =>
    void run({
      params: { id: now.storeId },
      body: { productId: dish.id as ProductId, count: next },
    });
  if (dish.stock === null)
    return (
      <Button look="link" aria-label={dishes.countLong(dish.name)} onClick={() => count(10)}>
        {dishes.count}
      </Button>
    );
  return (
    <span className={css.stock} aria-busy={isBusy}>
      <Stepper
        label={dishes.stock(dish.name)}
        texts={{ fewer: dishes.fewer, more: dishes.more, remove: dishes.fewer }}
        quantity={dish.stock}
        max={mostCounted}
        onChange={count}
      />
      <button type="button" className={css.until} onClick={() => count(null)}>
        {dishes.stopCount}
      </button>
    </span>
  );
}
