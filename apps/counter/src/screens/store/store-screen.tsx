import { mayChangeStore } from '@comanda/domain/counter/may-change-store.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useSession, useStores } from '../../counter/use-session.ts';
import { BusyCard } from '../../features/store/busy-card.tsx';
import { DishesCard } from '../../features/store/dishes-card.tsx';
import { HoursCard } from '../../features/store/hours-card.tsx';
import { PauseCard } from '../../features/store/pause-card.tsx';
import { SeenCard } from '../../features/store/seen-card.tsx';
import css from '../../features/store/store.module.css';
import { readStoreNow, type StoreNow } from '../../features/store/store-now.ts';
import { SwitchesCard } from '../../features/store/switches-card.tsx';
import { useAnswer } from '../../features/store/use-answer.ts';
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
  const texts = useStoreTexts();
  const { answer, reload } = useAnswer(readStoreNow, storeId);
  switch (answer.kind) {
    case 'loading':
      return <p className={css.empty}>{texts.loading}</p>;
    case 'failed':
      return (
        <p className={css.empty}>
          {texts.failed}{' '}
          <Button look="link" onClick={() => void reload()}>
            {texts.retry}
          </Button>
        </p>
      );
    case 'read':
      return <Cards now={answer.value} reload={reload} />;
  }
}

function Cards({ now, reload }: { now: StoreNow; reload: () => Promise<void> }) {
  const { hours } = useStoreTexts();
  const { role } = useSession();
  const changes = useChange(now.storeId, reload, ({ label }) =>
    label === 'INVALID_PARAMETER' ? hours.wrong : null,
  );
  const mayChange = mayChangeStore(role, 'pause');
  return (
    <div className={css.layout}>
      <div className={css.side}>
        <SeenCard now={now} />
        <BusyCard now={now} {...changes} />
        <PauseCard now={now} mayChange={mayChange} reload={reload} {...changes} />
        <SwitchesCard now={now} mayChange={mayChange} {...changes} />
        <HoursCard now={now} mayChange={mayChange} {...changes} />
      </div>
      <DishesCard now={now} reload={reload} />
    </div>
  );
}
