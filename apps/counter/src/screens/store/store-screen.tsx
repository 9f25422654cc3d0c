import { getStoreNow } from '@comanda/contract/counter/store-now.ts';
import { mayChangeStore } from '@comanda/domain/counter/may-change-store.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { ReadingState } from '../../counter/screen.tsx';
import { useReading } from '../../counter/use-reading.ts';
import { useSession, useStores } from '../../counter/use-session.ts';
import { BusyCard } from '../../features/store/busy-card.tsx';
import { DishesCard } from '../../features/store/dishes-card.tsx';
import { HoursCard } from '../../features/store/hours-card.tsx';
import { PauseCard } from '../../features/store/pause-card.tsx';
import { SeenCard } from '../../features/store/seen-card.tsx';
import css from '../../features/store/store.module.css';
import { readAgainMs, type StoreNow } from '../../features/store/store-now.ts';
import { useChange } from '../../features/store/use-change.ts';
import { useStoreTexts } from '../../features/store/use-store-texts.ts';

/** The store now: what shoppers see, and every fact of it that staff changes. */
export function StoreScreen() {
  const { title } = useStoreTexts();
  const { store } = useStores();
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {store === null ? null : <OneStore key={store.id} storeId={store.id} />}
    </>
  );
}

function OneStore({ storeId }: { storeId: StoreId }) {
  const input = { params: { id: storeId } };
  const reading = useReading(getStoreNow, input, `store ${storeId}`, readAgainMs);
  return reading.value === null ? (
    <ReadingState reading={reading} />
  ) : (
    <Cards now={reading.value} reload={reading.reload} />
  );
}

function Cards({ now, reload }: { now: StoreNow; reload: () => Promise<void> }) {
  const { hours } = useStoreTexts();
  const { role } = useSession();
  const changes = useChange(now.storeId, reload, ({ label }) =>
    label === 'INVALID_PARAMETER' ? hours.wrong : null,
  );
  const mayChange = mayChangeStore(role, 'pause');
  const pause = <PauseCard now={now} mayChange={mayChange} reload={reload} {...changes} />;
  // A pause in force stands first: its end must be seen and reached without a scroll.
  const isPaused = now.pause.until !== null;
  return (
    <div className={css.layout}>
      <div className={css.side}>
        {isPaused ? pause : null}
        <SeenCard now={now} mayChange={mayChange} {...changes} />
        <BusyCard now={now} {...changes} />
        {isPaused ? null : pause}
        <HoursCard now={now} mayChange={mayChange} {...changes} />
      </div>
      <DishesCard now={now} reload={reload} />
    </div>
  );
}
