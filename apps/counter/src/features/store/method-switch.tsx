import { comingDayText, withDayArticle } from '@comanda/i18n/format/day-text.ts';
import type { CounterStoreTexts } from '@comanda/i18n/es/counter-store.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { SwitchTrack } from '../../counter/switch-track.tsx';
import { type Method, type StoreNow } from './store-now.ts';
import css from './store.module.css';
import { useEndText } from './use-end-text.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Props = { kind: Method; now: StoreNow; isOff: boolean; onToggle: () => void };

/** Delivery or pickup: its state and wait as shoppers see them, on a row that is its switch. */
export function MethodSwitch({ kind, now, isOff, onToggle }: Props) {
  const texts = useStoreTexts();
  const endsAt = useEndText(now.timeZone);
  const method = now[kind];
  if (method === null) return null;
  const { isOn, opening, until, by, wait } = method;
  const ends = until === null ? null : endsAt(until);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isOff}
      className={css.switch}
      data-open={opening.isOpen}
      onClick={onToggle}
    >
      <Icon name={kind === 'delivery' ? 'bike' : 'bag'} size={28} />
      <span className={css.grow}>
        <b>{texts.seen[kind]}</b>
        <small>
          {isOn ? openingText(opening, texts) : offText(ends, texts)}
          {by === null ? '' : ` · ${texts.setBy(by)}`}
        </small>
      </span>
      {opening.isOpen && <span className={css.wait}>{texts.seen.wait(wait)}</span>}
      <SwitchTrack isOn={isOn} />
    </button>
  );
}

const offText = (ends: string | null, { switches }: CounterStoreTexts): string =>
  ends === null ? switches.offOpen : switches.offUntil(ends);

function openingText(
  { isOpen, until, opensAt }: NonNullable<StoreNow['delivery']>['opening'],
  { seen }: CounterStoreTexts,
): string {
  if (isOpen) return until === null ? seen.open : seen.openUntil(until);
  if (opensAt === null) return seen.closed;
  const day = withDayArticle(comingDayText(opensAt.weekday, opensAt.today));
  return seen.opens({ day, time: opensAt.time });
}
