import { type HoursOfDays, weekHours } from '@comanda/domain/hours/week-hours.ts';
import { formatClock } from '@comanda/domain/hours/zoned-time.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { capitalise } from '@comanda/i18n/capitalise.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { weekdayNames } from '@comanda/i18n/format/day-text.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { mapUrl } from '@comanda/ui/map-url.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './store-details.module.css';

/**
 * The week of hours, the phone and a link to the map of a store, folded until the shopper asks.
 * docs/rules/times.md#week-of-a-store.
 */
export function StoreDetails({ store }: { store: Store }) {
  const { texts } = useApp();
  const words = useTextsOf(dispatchTexts);
  return (
    <details className={css.details}>
      <summary>
        <Icon name="clock" size={18} />
        <span>{words.storeDetails(store.name)}</span>
        <Icon name="chevronDown" size={18} />
      </summary>
      <dl className={css.week} aria-label={texts.menu.hours}>
        {weekHours(store.businessHours, 'in_store').map((group) => (
          <div key={group.days.join()}>
            <dt>{capitalise(weekdayNames(group.days))}</dt>
            <dd>{hoursText(group, words, texts.menu.closed)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.ways}>
        <a href={telUrl(store.phone)}>
          <Icon name="phone" size={18} />
          {store.phone}
        </a>
        <a href={mapUrl(store)} target="_blank" rel="noopener noreferrer">
          <Icon name="pin" size={18} />
          {words.storeMap}
        </a>
      </p>
    </details>
  );
}

function hoursText({ openings }: HoursOfDays, words: DispatchTexts, closed: string): string {
  if (openings.length === 0) return closed;
  return openings
    .map(({ from, to }) =>
      to - from === 1_440 ? words.storeAllDay : `${formatClock(from)}–${formatClock(to)}`,
    )
    .join(', ');
}
