import { countStock, markSoldOut, putOnSale } from '@comanda/contract/counter/store-now.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { DishThumb } from '../../counter/dish-thumb.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { at } from './busy-card.tsx';
import { CountDialog } from './count-dialog.tsx';
import { type Dish, type DishEnd, type StoreNow } from './store-now.ts';
import css from './store.module.css';
import { undoMs } from './use-change.ts';
import { UntilDialog } from './until-dialog.tsx';
import { useEndText } from './use-end-text.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Props = {
  dish: Dish;
  now: StoreNow;
  reload: () => Promise<void>;
  /** Names the category or the question; the heading of a folded group does it itself. */
  showsGroup: boolean;
};

/** One dish or option: one tap sells it out until the next opening, a second one sells it again. */
export function DishRow({ dish, now, reload, showsGroup }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { sellOut, sell } = useSale({ dish, now, reload });
  const { soldOut, name } = dish;
  return (
    <li className={css.row} data-off={soldOut !== null || dish.stock === 0}>
      {dish.kind === 'product' && <DishThumb picture={dish.picture} />}
      <span className={css.grow}>
        <b>{name}</b>
        {showsGroup && <small>{dish.group}</small>}
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

type SoldOutProps = Pick<Props, 'dish' | 'now'> & { onAsk: () => void };

function SoldOutText({ dish, now, onAsk }: SoldOutProps) {
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
function useSale({ dish, now, reload }: Omit<Props, 'showsGroup'>) {
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

/** The units that are left, or a button that begins to count; both open the keypad. */
function Stock({ dish, now, reload }: Omit<Props, 'showsGroup'>) {
  const { toasts } = useCounter();
  const { dishes } = useStoreTexts();
  const [isCounting, setCounting] = useState(false);
  const { run } = useCounterAction(countStock, { onDone: () => void reload() });
  const { name, stock } = dish;
  const count = async (next: number | null): Promise<void> => {
    setCounting(false);
    const body = { productId: dish.id as ProductId, count: next };
    const outcome = await run({ params: { id: now.storeId }, body });
    if (!outcome?.ok) return;
    showToast(
      toasts,
      next === null ? dishes.notCounted(name) : dishes.counted({ name, count: next }),
    );
  };
  const left = stock === null ? null : dishes.left(stock);
  return (
    <>
      <Button
        look={stock === null ? 'link' : 'quiet'}
        aria-label={[left, dishes.countLong(name)].filter((text) => text !== null).join('. ')}
        onClick={() => setCounting(true)}
      >
        {left ?? dishes.count}
      </Button>
      {isCounting && (
        <CountDialog
          dish={dish}
          onCount={(next) => void count(next)}
          onClose={() => setCounting(false)}
        />
      )}
    </>
  );
}
