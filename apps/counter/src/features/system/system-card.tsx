import type { StoreId } from '@comanda/domain/ids.ts';
import { counterStoreTexts } from '@comanda/i18n/areas/counter-store.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import type { StoreSystem, SystemReading } from './store-system.ts';
import css from './system.module.css';
import { WaitingOrders } from './waiting-orders.tsx';

/** `at` formats an ISO instant in the store's zone: `las 13:05`. */
type Props = { storeId: StoreId; reading: SystemReading; at: (instant: string) => string };

/**
 * Says who takes the orders of a store; of a system, whether it is down and which orders it has not
 * taken. docs/rules/counter-systems.md#orders-that-wait-for-the-system.
 */
export function SystemCard({ storeId, reading, at }: Props) {
  const { system: texts } = useTextsOf(counterStoreTexts);
  const { value, reload } = reading;
  return (
    <Panel title={texts.title}>
      <ReadingState reading={reading} />
      {value === null ? null : <State system={value} at={at} />}
      {value === null || value.waiting.length === 0 ? null : (
        <WaitingOrders storeId={storeId} waiting={value.waiting} at={at} reload={reload} />
      )}
    </Panel>
  );
}

function State({ system, at }: { system: StoreSystem } & Pick<Props, 'at'>) {
  const { system: texts } = useTextsOf(counterStoreTexts);
  const { ordersGoTo, outage, waiting } = system;
  if (ordersGoTo === 'counter') return <p>{texts.counter}</p>;
  if (outage === null) return <p>{waiting.length === 0 ? texts.working : texts.delayed}</p>;
  return (
    <>
      <Notice tone="bad">
        <p className={css.down}>{texts.down(at(outage.since))}</p>
        <p>{texts.problems[outage.problem]}</p>
        <p>{texts.meanwhile}</p>
      </Notice>
      <p className={css.quiet}>{texts.lastTry(at(outage.failedAt))}</p>
    </>
  );
}
