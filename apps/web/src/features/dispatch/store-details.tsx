import type { Store } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { mapUrl } from '@comanda/ui/map-url.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { useApp } from '../../shop/app-context.ts';
import { useNow } from '../../shop/time/use-now.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './store-details.module.css';
import { storeHoursRows } from './store-hours-rows.ts';

/**
 * The hours of today, of holidays and of the week, the phone and a link to the map of a store,
 * folded until the shopper asks. docs/rules/times.md#week-of-a-store.
 */
export function StoreDetails({ store }: { store: Store }) {
  const { texts } = useApp();
  const words = useTextsOf(dispatchTexts);
  const now = useNow();
  const rows = now === null ? [] : storeHoursRows(store, { now, words, menu: texts.menu });
  return (
    <details className={css.details}>
      <summary>
        <Icon name="clock" size={18} />
        <span>{words.storeDetails(store.name)}</span>
        <Icon name="chevronDown" size={18} />
      </summary>
      <dl className={css.week} aria-label={texts.menu.hours}>
        {rows.map(({ label, hours, isDate }) => (
          <div key={label} data-date={isDate ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{hours}</dd>
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
