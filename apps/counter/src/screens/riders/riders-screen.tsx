import { useReading } from '@comanda/client/use-reading.ts';
import type { CounterStore } from '@comanda/contract/counter/counter-page.ts';
import {
  type CounterRun,
  getStoreRiders,
  type RiderOrder,
} from '@comanda/contract/counter/riders.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { fromBreakpoint } from '@comanda/ui/breakpoints.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { useEffect, useState } from 'react';
import { useLiveBoardPart } from '../../counter/live-board.tsx';
import { ReadingState, Screen } from '../../counter/screen.tsx';
import { useMedia } from '../../counter/use-media.ts';
import { useStores } from '../../counter/use-session.ts';
import { RiderCashPanel } from '../../features/rider-cash/rider-cash-panel.tsx';
import { AssignDialog } from '../../features/riders/assign-dialog.tsx';
import { LinkDialog } from '../../features/riders/link-dialog.tsx';
import { PeopleDialog } from '../../features/riders/people-dialog.tsx';
import { readAgainMs, type RidersDesk } from '../../features/riders/riders-desk.ts';
import css from '../../features/riders/riders.module.css';
import { RunsPanel } from '../../features/riders/runs-panel.tsx';
import { problemsOf } from '../../features/riders/stop-state.ts';
import { useAskedOrder } from '../../features/riders/use-asked-order.ts';
import { useRidersTexts } from '../../features/riders/use-riders-texts.ts';
import { WaitingPanel } from '../../features/riders/waiting-panel.tsx';

/**
 * Own riders: the deliveries that wait for one, and the runs under way.
 * docs/rules/counter-riders.md#screen-of-riders.
 */
export function RidersScreen() {
  const { store } = useStores();
  return store === null ? null : <StoreRidersScreen key={store.id} store={store} />;
}

/** Milliseconds in which changes of several orders are gathered, so that they are read at once. */
const gatherMs = 300;

function StoreRidersScreen({ store }: { store: CounterStore }) {
  const { title, people } = useRidersTexts();
  const [isListing, setListing] = useState(false);
  const input = { params: { id: store.id } };
  const reading = useReading((call) => call(getStoreRiders, input), `riders ${store.id}`, {
    everyMs: readAgainMs,
  });
  const { value: now, reload } = reading;
  const board = useLiveBoardPart((live) => live.board);
  useEffect(() => {
    if (board === null) return;
    const timer = setTimeout(() => void reload(), gatherMs);
    return () => clearTimeout(timer);
  }, [board, reload]);
  const desk = now && { storeId: store.id, timeZone: store.timeZone, now, reload };
  const actions = (
    <Button look="quiet" onClick={() => setListing(true)}>
      <Icon name="user" /> {people.title}
    </Button>
  );
  return (
    <Screen title={title} actions={actions}>
      <ReadingState reading={reading} />
      {desk === null ? null : <Desk desk={desk} />}
      {desk === null ? null : <RiderCashPanel storeId={store.id} changes={now} />}
      {isListing && desk ? <PeopleDialog desk={desk} onClose={() => setListing(false)} /> : null}
    </Screen>
  );
}

function Desk({ desk }: { desk: RidersDesk }) {
  const { waiting, runs } = desk.now;
  const isWide = useMedia(fromBreakpoint('desktop'));
  const { chosen, choose, isAssigning, setAssigning } = useChosenOrders(waiting);
  const [linkOf, setLinkOf] = useState<CounterRun | null>(null);
  const onAssigned = (run: CounterRun | null): void => {
    setAssigning(false);
    choose([]);
    setLinkOf(run);
  };
  // Below each other the panels stand in the page as they are seen, so that the keyboard meets them
  // in this order.
  const showsRunsFirst = !isWide && runs.some((run) => problemsOf(run) > 0);
  const assign = () => setAssigning(true);
  const deliveries = (
    <WaitingPanel key="deliveries" {...{ desk, chosen }} onChoose={choose} onAssign={assign} />
  );
  const ridersOnTheWay = <RunsPanel key="runs" desk={desk} onLink={setLinkOf} />;
  return (
    <div className={css.layout}>
      {showsRunsFirst ? [ridersOnTheWay, deliveries] : [deliveries, ridersOnTheWay]}
      {isAssigning && chosen.length > 0 ? (
        <AssignDialog
          desk={desk}
          orderIds={chosen}
          onAssigned={onAssigned}
          onClose={() => setAssigning(false)}
        />
      ) : null}
      {linkOf === null ? null : <LinkDialog run={linkOf} onClose={() => setLinkOf(null)} />}
    </div>
  );
}

/**
 * The orders that shall get a rider, as far as they still wait. The one that the address names is
 * chosen at once, and its rider is asked for.
 */
function useChosenOrders(waiting: readonly RiderOrder[]) {
  const [ids, choose] = useState<readonly OrderId[]>([]);
  const [isAssigning, setAssigning] = useState(false);
  useAskedOrder(waiting, (orderId) => {
    choose([orderId]);
    setAssigning(true);
  });
  const chosen = ids.filter((id) => waiting.some(({ orderId }) => orderId === id));
  return { chosen, choose, isAssigning, setAssigning };
}
