import { comingDayText, withDayArticle } from '@comanda/i18n/format/day-text.ts';
import { Icon, type IconName } from '@comanda/ui/icons.tsx';
import css from './store.module.css';
import type { StoreNow } from './store-now.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Method = NonNullable<StoreNow['delivery']>;

/** What shoppers see of the store at this moment. */
export function SeenCard({ now }: { now: StoreNow }) {
  const { seen } = useStoreTexts();
  const { products, modifiers } = now.soldOut;
  return (
    <section className={css.card} aria-labelledby="store-seen">
      <h2 id="store-seen" className={css.heading}>
        {seen.title}
      </h2>
      <dl className={css.seen}>
        {now.delivery && <Seen icon="bike" name={seen.delivery} method={now.delivery} />}
        {now.pickup && <Seen icon="bag" name={seen.pickup} method={now.pickup} />}
      </dl>
      <p className={css.note}>
        {seen.soldOut(products)}
        {modifiers === 0 ? '' : ` · ${seen.soldOutOptions(modifiers)}`}
      </p>
    </section>
  );
}

function Seen({ icon, name, method }: { icon: IconName; name: string; method: Method }) {
  const { seen } = useStoreTexts();
  const { isOpen } = method.opening;
  return (
    <div className={css.method} data-open={isOpen}>
      <Icon name={icon} size={28} />
      <dt>{name}</dt>
      <dd className={css.state}>{stateText(method, seen)}</dd>
      <dd className={css.wait}>{isOpen ? seen.wait(method.wait) : null}</dd>
    </div>
  );
}

function stateText(
  { isOn, opening }: Method,
  seen: ReturnType<typeof useStoreTexts>['seen'],
): string {
  if (!isOn) return seen.off;
  if (opening.isOpen) return opening.until === null ? seen.open : seen.openUntil(opening.until);
  if (opening.opensAt === null) return seen.closed;
  const { weekday, today, time } = opening.opensAt;
  return seen.opens(withDayArticle(comingDayText(weekday, today)), time);
}
