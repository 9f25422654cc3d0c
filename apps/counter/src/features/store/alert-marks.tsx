import type { StoreAlerts } from '@comanda/domain/store-facts/store-alerts.ts';
import type { CounterStoreTexts } from '@comanda/i18n/es/counter-store.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Link } from 'wouter';
import { pauseIcon } from '../../platform/icons.ts';
import { paths } from '../../platform/paths.ts';
import css from './store-alerts.module.css';
import { useStoreTexts } from './use-store-texts.ts';

/** The alerts in few words; leads to the store. */
export function AlertMarks({ alerts }: { alerts: StoreAlerts }) {
  const { alerts: texts } = useStoreTexts();
  const short = shortTexts(alerts, texts);
  return (
    <Link className={css.marks} href={paths.store} aria-label={texts.label(short.join(', '))}>
      {alerts.pause === null ? null : <Icon name={pauseIcon} size={20} />}
      <span>{short.join(' · ')}</span>
    </Link>
  );
}

function shortTexts(
  { pause, busy, deliveryOff, pickupOff }: StoreAlerts,
  texts: CounterStoreTexts['alerts'],
): readonly string[] {
  return [
    ...(pause === null ? [] : [texts.paused]),
    ...(deliveryOff === null ? [] : [texts.off(texts.delivery)]),
    ...(pickupOff === null ? [] : [texts.off(texts.pickup)]),
    ...(busy === null ? [] : [texts.busy(busy.minutes)]),
  ];
}
