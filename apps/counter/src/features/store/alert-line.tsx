import { mayChangeStore } from '@comanda/domain/counter/may-change-store.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { StoreAlerts } from '@comanda/domain/store-facts/store-alerts.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { useConnection } from '../../counter/use-connection.ts';
import { useSession } from '../../counter/use-session.ts';
import { pauseIcon } from '../../platform/icons.ts';
import css from './store-alerts.module.css';
import { useChange } from './use-change.ts';
import { useEndText } from './use-end-text.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Props = { alerts: StoreAlerts; storeId: StoreId; timeZone: string };

/** The alerts with their ends. A manager ends a pause there. */
export function AlertLine({ alerts, storeId, timeZone }: Props) {
  const { pause, alerts: texts } = useStoreTexts();
  const endsAt = useEndText(timeZone);
  const off = (name: string, until: string | null): string =>
    until === null ? texts.off(name) : texts.offUntil({ method: name, end: endsAt(until) });
  const { busy, deliveryOff, pickupOff } = alerts;
  return (
    <div className={css.line} role="status">
      {alerts.pause === null ? null : (
        <p className={css.alert} data-pause="">
          <Icon name={pauseIcon} size={22} />
          <b>{pause.until(endsAt(alerts.pause.until))}</b>
          <ResumeButton storeId={storeId} until={alerts.pause.until} />
        </p>
      )}
      {deliveryOff === null ? null : (
        <p className={css.alert}>{off(texts.delivery, deliveryOff.until)}</p>
      )}
      {pickupOff === null ? null : (
        <p className={css.alert}>{off(texts.pickup, pickupOff.until)}</p>
      )}
      {busy === null ? null : <p className={css.alert}>{texts.busy(busy.minutes)}</p>}
    </div>
  );
}

function ResumeButton({ storeId, until }: { storeId: StoreId; until: string }) {
  const { role } = useSession();
  const { isOffline } = useConnection();
  const { pause, alerts } = useStoreTexts();
  const { change, isBusy } = useChange(storeId, nothingToReload);
  if (!mayChangeStore(role, 'pause')) return null;
  const isOff = isBusy || isOffline;
  const resume = (): void =>
    change({ kind: 'pause', end: null }, pause.unset, {
      kind: 'pause',
      end: { kind: 'at', at: until },
    });
  return (
    <button type="button" aria-disabled={isOff} onClick={() => (isOff ? undefined : resume())}>
      {alerts.resume}
    </button>
  );
}

/** The stream of the board brings the store as it is then. */
const nothingToReload = (): Promise<void> => Promise.resolve();
