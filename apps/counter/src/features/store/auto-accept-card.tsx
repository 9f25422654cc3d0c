import { Card } from '../../counter/card.tsx';
import { SwitchTrack } from '../../counter/switch-track.tsx';
import type { StoreNow } from './store-now.ts';
import css from './store.module.css';
import type { Change } from './use-change.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Props = Change & { now: StoreNow; mayChange: boolean };

/**
 * The switch that lets new orders be accepted without staff; nothing where a system of the
 * restaurant takes them. docs/rules/counter-store.md#orders-that-are-accepted-by-themselves.
 */
export function AutoAcceptCard({ now, mayChange, change, isBusy }: Props) {
  const { autoAccept: texts, pause, setBy } = useStoreTexts();
  if (now.autoAccept === null) return null;
  const { isOn, by } = now.autoAccept;
  const isOff = isBusy || !mayChange;
  const toggle = (): void => {
    const message = isOn ? texts.turnedOff : texts.turnedOn;
    change({ kind: 'autoAccept', isOn: !isOn }, message, { kind: 'autoAccept', isOn });
  };
  return (
    <Card id="store-auto-accept" title={texts.title}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-disabled={isOff}
        className={css.switch}
        data-open={isOn}
        onClick={() => (isOff ? undefined : toggle())}
      >
        <span className={css.grow}>
          <b>{texts.name}</b>
          <small>
            {isOn ? texts.on : texts.off}
            {by === null ? '' : ` · ${setBy(by)}`}
          </small>
        </span>
        <SwitchTrack isOn={isOn} />
      </button>
      {mayChange ? null : <p className={css.note}>{pause.onlyManagers}</p>}
    </Card>
  );
}
