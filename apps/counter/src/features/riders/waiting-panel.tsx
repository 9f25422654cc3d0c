import type { RiderOrder } from '@comanda/contract/counter/riders.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { maxStops } from '@comanda/domain/rider/run-limits.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { Panel } from '../../counter/screen.tsx';
import { useConnection } from '../../counter/use-connection.ts';
import { OrderFacts } from './order-facts.tsx';
import type { RidersDesk } from './riders-desk.ts';
import css from './riders.module.css';
import { afterTap, byUrgency } from './selection.ts';
import { useRidersTexts } from './use-riders-texts.ts';

type Props = {
  desk: RidersDesk;
  /** Ids of the chosen orders, in the order of the stops. */
  chosen: readonly OrderId[];
  onChoose: (chosen: readonly OrderId[]) => void;
  onAssign: () => void;
};

/**
 * The deliveries that nobody has. One to three are tapped, in the order of the way, and then given
 * to a rider.
 */
export function WaitingPanel({ onAssign, ...list }: Props) {
  const { waiting: texts } = useRidersTexts();
  const { isOffline } = useConnection();
  const { waiting } = list.desk.now;
  const { length } = list.chosen;
  const isOff = length === 0 || isOffline;
  return (
    <Panel title={texts.title} actions={<Count of={waiting.length} />}>
      {waiting.length === 0 ? (
        <p className={css.empty}>{texts.none}</p>
      ) : (
        <>
          <p className={css.lead}>{texts.lead(maxStops)}</p>
          <WaitingList {...list} />
          <div className={css.bar} data-ready={length > 0}>
            <Button wide aria-disabled={isOff} onClick={() => (isOff ? undefined : onAssign())}>
              {length === 0 ? texts.chooseRider : texts.chooseRiderFor(length)}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

function WaitingList({ desk, chosen, onChoose }: Omit<Props, 'onAssign'>) {
  const { waiting: texts } = useRidersTexts();
  const { toasts } = useCounter();
  const tap = (id: OrderId): void => {
    const next = afterTap(chosen, id);
    if (next === null) showToast(toasts, texts.full(maxStops));
    else onChoose(next);
  };
  return (
    <ul className={css.list}>
      {byUrgency(desk.now.waiting).map((order) => (
        <li key={order.orderId}>
          <Choice
            order={order}
            timeZone={desk.timeZone}
            place={chosen.indexOf(order.orderId) + 1}
            onTap={() => tap(order.orderId)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The count beside the title of a panel. */
export const Count = ({ of }: { of: number }) => <span className={css.count}>{of}</span>;

type ChoiceProps = {
  order: RiderOrder;
  timeZone: string;
  /** The stop that the order would be, from 1; 0: not chosen. */
  place: number;
  onTap: () => void;
};

function Choice({ order, timeZone, place, onTap }: ChoiceProps) {
  const texts = useRidersTexts();
  return (
    <button type="button" className={css.choice} aria-pressed={place > 0} onClick={onTap}>
      <span className={css.place} aria-hidden={place === 0}>
        {place > 0 ? (
          <>
            <span className="visually-hidden">{texts.waiting.stopNumber(place)}</span>
            <span aria-hidden>{place}</span>
          </>
        ) : null}
      </span>
      <span className={css.grow}>
        <span className={css.top}>
          <b className={css.number}>{texts.order(order.number)}</b>
          <span className={css.chip} data-state={order.status}>
            <Status of={order.status} />
          </span>
        </span>
        <OrderFacts order={order} timeZone={timeZone} />
      </span>
    </button>
  );
}

/** The state of a delivery without a rider. */
function Status({ of }: { of: RiderOrder['status'] }) {
  const { status } = useRidersTexts();
  if (of === 'inTransit') return status.onTheWay;
  return of === 'ready' ? status.ready : status.preparing;
}
