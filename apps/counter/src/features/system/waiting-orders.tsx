import { sendWaitingOrders } from '@comanda/contract/counter/systems.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { counterStoreTexts } from '@comanda/i18n/areas/counter-store.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { Link } from 'wouter';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { ticketPath } from '../../platform/paths.ts';
import type { StoreSystem } from './store-system.ts';
import css from './system.module.css';

type Waiting = StoreSystem['waiting'];
type Props = {
  storeId: StoreId;
  waiting: Waiting;
  /** Formats an ISO instant in the store's zone. */
  at: (instant: string) => string;
  reload: () => Promise<void>;
};

/** The orders that the system has not taken, with a button that sends all that nobody has begun. */
export function WaitingOrders({ storeId, waiting, at, reload }: Props) {
  const { toasts } = useCounter();
  const { system: texts } = useTextsOf(counterStoreTexts);
  const { run, isBusy } = useCounterAction(sendWaitingOrders, {
    onDone: (answer) => {
      showToast(toasts, texts.sent(answer?.orders ?? 0));
      void reload();
    },
  });
  return (
    <>
      <h3 id="system-waiting">{`${texts.waitingTitle} (${waiting.length})`}</h3>
      <ul className={css.rows} aria-labelledby="system-waiting">
        {waiting.map((order) => (
          <WaitingOrder key={order.orderId} order={order} since={at(order.since)} />
        ))}
      </ul>
      <ActionButton
        isBusy={isBusy}
        isOff={!waiting.some(({ status }) => status === 'created')}
        wide
        onPress={() => void run({ params: { id: storeId } })}
      >
        {texts.send}
      </ActionButton>
    </>
  );
}

function WaitingOrder({ order, since }: { order: Waiting[number]; since: string }) {
  const { system: texts } = useTextsOf(counterStoreTexts);
  const facts = [texts.waits(since), texts.tries(order.failures)];
  if (order.status !== 'created') facts.push(texts.begun);
  else if (order.gaveUp) facts.push(texts.gaveUp);
  return (
    <li className={css.row}>
      <Link className={css.order} href={ticketPath(order.orderId)}>
        {texts.order(order.number)}
      </Link>
      <span className={css.quiet}>{facts.join(' · ')}</span>
    </li>
  );
}
