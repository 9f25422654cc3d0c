import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { at } from './busy-card.tsx';
import { endText, type StoreNow } from './store-now.ts';
import css from './store.module.css';
import type { Change, Fact } from './use-change.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Kind = 'delivery' | 'pickup';
type Props = Change & { now: StoreNow; mayChange: boolean };

/** Delivery and pickup, each with a switch; switching one off asks until when. */
export function SwitchesCard({ now, mayChange, change, isBusy }: Props) {
  const { switches, seen, cancel } = useStoreTexts();
  const [asked, setAsked] = useState<Kind | null>(null);
  const turnOff = (kind: Kind, end: Extract<Fact, { kind: Kind }>['end']): void => {
    setAsked(null);
    const undo: Fact = { kind, isOn: true, end: { kind: 'open' } };
    change({ kind, isOn: false, end }, switches.turnedOff(seen[kind]), undo);
  };
  const toggle = (kind: Kind): void => {
    const method = now[kind];
    if (isBusy || !mayChange || !method) return;
    if (method.isOn) return setAsked(kind);
    const end = method.until === null ? { kind: 'open' as const } : at(method.until);
    const fact: Fact = { kind, isOn: true, end: { kind: 'open' } };
    change(fact, switches.turnedOn(seen[kind]), { kind, isOn: false, end });
  };
  return (
    <section className={css.card} aria-labelledby="store-switches">
      <h2 id="store-switches" className={css.heading}>
        {switches.title}
      </h2>
      {(['delivery', 'pickup'] as const).map((kind) =>
        now[kind] === null ? null : (
          <MethodSwitch
            key={kind}
            kind={kind}
            now={now}
            isOff={isBusy || !mayChange}
            onToggle={() => toggle(kind)}
          />
        ),
      )}
      {asked === null ? null : (
        <Dialog
          label={switches.choose(seen[asked])}
          closeLabel={cancel}
          onClose={() => setAsked(null)}
        >
          <DialogHead title={switches.choose(seen[asked])} />
          <DialogBody>
            <div className={css.column}>
              <Button wide onClick={() => turnOff(asked, { kind: 'opening' })}>
                {switches.today}
              </Button>
              <Button look="quiet" wide onClick={() => turnOff(asked, { kind: 'open' })}>
                {switches.stay}
              </Button>
            </div>
          </DialogBody>
        </Dialog>
      )}
    </section>
  );
}

type SwitchProps = { kind: Kind; now: StoreNow; isOff: boolean; onToggle: () => void };

function MethodSwitch({ kind, now, isOff, onToggle }: SwitchProps) {
  const { seen, switches, setBy } = useStoreTexts();
  const { clock } = useCounter();
  const method = now[kind];
  if (method === null) return null;
  const { isOn, until, by } = method;
  const off =
    until === null
      ? switches.offOpen
      : switches.offUntil(endText(until, now.timeZone, clock.now()));
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isOff}
      className={css.switch}
      onClick={onToggle}
    >
      <Icon name={kind === 'delivery' ? 'bike' : 'bag'} size={28} />
      <span className={css.grow}>
        <b>{seen[kind]}</b>
        <small>
          {isOn ? switches.on : off}
          {by === null ? '' : ` · ${setBy(by)}`}
        </small>
      </span>
      <span className={css.track} />
    </button>
  );
}
