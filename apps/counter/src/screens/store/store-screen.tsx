import { useReading } from '@comanda/client/use-reading.ts';
import { getCounterDishes, getStoreNow } from '@comanda/contract/counter/store-now.ts';
import { getStoreSystem } from '@comanda/contract/counter/systems.ts';
import { mayChangeStore } from '@comanda/domain/counter/may-change-store.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { ReactNode } from 'react';
import { CardColumn, CardColumns } from '../../counter/card.tsx';
import { ReadingState } from '../../counter/screen.tsx';
import { useSession, useStores } from '../../counter/use-session.ts';
import { AutoAcceptCard } from '../../features/store/auto-accept-card.tsx';
import { BusyCard } from '../../features/store/busy-card.tsx';
import { DishesCard } from '../../features/store/dishes-card.tsx';
import { HoursCard } from '../../features/store/hours-card.tsx';
import { PauseCard } from '../../features/store/pause-card.tsx';
import { PlacesCard } from '../../features/store/places-card.tsx';
import { SeenCard } from '../../features/store/seen-card.tsx';
import { SurveysCard } from '../../features/store/surveys-card.tsx';
import { readAgainMs, type StoreNow } from '../../features/store/store-now.ts';
import { useChange } from '../../features/store/use-change.ts';
import { useStoreChanges } from '../../features/store/use-store-changes.ts';
import { useEndText } from '../../features/store/use-end-text.ts';
import { useStoreTexts } from '../../features/store/use-store-texts.ts';
import { MethodsCard } from '../../features/payment-methods/methods-card.tsx';
import { readSystemMs } from '../../features/system/store-system.ts';
import { SystemCard } from '../../features/system/system-card.tsx';

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
  const { role } = useSession();
  const input = { params: { id: storeId } };
  const reading = useReading((call) => call(getStoreNow, input), `store ${storeId}`, {
    everyMs: readAgainMs,
  });
  if (reading.value === null) return <ReadingState reading={reading} />;
  const Shown = role === 'crew' ? Cards : ManagedCards;
  return <Shown now={reading.value} reload={reading.reload} />;
}

/**
 * A manager sees the system that takes the store's orders and the payment methods too; a system
 * that is down stands first. Crew may not read them.
 */
function ManagedCards(props: CardsProps) {
  const { storeId, timeZone } = props.now;
  const input = { params: { id: storeId } };
  const reading = useReading((call) => call(getStoreSystem, input), `system ${storeId}`, {
    everyMs: readSystemMs,
  });
  const at = useEndText(timeZone);
  const system = <SystemCard storeId={storeId} reading={reading} at={at} />;
  const methods = (
    <>
      <SurveysCard />
      <MethodsCard storeId={storeId} />
    </>
  );
  const isDown = reading.value !== null && reading.value.outage !== null;
  if (isDown) return <Cards {...props} first={system} last={methods} />;
  return (
    <Cards
      {...props}
      last={
        <>
          {system}
          {methods}
        </>
      }
    />
  );
}

type CardsProps = { now: StoreNow; reload: () => Promise<void> };

function Cards({ now, reload, first, last }: CardsProps & { first?: ReactNode; last?: ReactNode }) {
  const { hours } = useStoreTexts();
  const { role } = useSession();
  const changes = useChange(now.storeId, reload, ({ label }) =>
    label === 'INVALID_PARAMETER' ? hours.wrong : null,
  );
  const input = { params: { id: now.storeId } };
  const dishes = useReading((call) => call(getCounterDishes, input), `dishes ${now.storeId}`, {
    everyMs: readAgainMs,
  });
  useStoreChanges(() => void Promise.all([reload(), dishes.reload()]));
  const mayChange = mayChangeStore(role, 'pause');
  const pause = <PauseCard now={now} mayChange={mayChange} reload={reload} {...changes} />;
  // A pause in force stands first: its end must be seen and reached without a scroll.
  const isPaused = now.pause.until !== null;
  return (
    <CardColumns wider="last">
      <CardColumn>
        {first}
        {isPaused ? pause : null}
        <SeenCard now={now} mayChange={mayChange} {...changes} />
        <BusyCard now={now} {...changes} />
        {isPaused ? null : pause}
        <AutoAcceptCard now={now} mayChange={mayChange} {...changes} />
        <PlacesCard now={now} mayChange={mayChange} {...changes} />
        <HoursCard now={now} mayChange={mayChange} {...changes} />
        {last}
      </CardColumn>
      <DishesCard now={now} reading={dishes} reload={reload} />
    </CardColumns>
  );
}
