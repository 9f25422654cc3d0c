import { useState } from 'react';
import { at } from './busy-card.tsx';
import { EndDialog } from './end-dialog.tsx';
import { MethodSwitch } from './method-switch.tsx';
import type { Method, StoreNow } from './store-now.ts';
import { Card } from '../../counter/card.tsx';
import css from './store.module.css';
import type { Change, Fact } from './use-change.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Props = Change & { now: StoreNow; mayChange: boolean };

/**
 * The store as shoppers see it at this moment, and the switches of delivery and pickup; switching
 * one off asks until when.
 */
export function SeenCard({ now, ...rest }: Props) {
  const { seen, switches } = useStoreTexts();
  const { isOff, asked, toggle, turnOff, cancel } = useMethodSwitches({ now, ...rest });
  return (
    <Card id="store-seen" title={seen.title}>
      {(['delivery', 'pickup'] as const).map((kind) =>
        now[kind] === null ? null : (
          <MethodSwitch
            key={kind}
            kind={kind}
            now={now}
            isOff={isOff}
            onToggle={() => toggle(kind)}
          />
        ),
      )}
      <SoldOutLink now={now} />
      {asked === null ? null : (
        <EndDialog
          title={switches.choose(seen[asked])}
          opening={switches.today}
          open={switches.stay}
          onChoose={(end) => turnOff(asked, end)}
          onClose={cancel}
        />
      )}
    </Card>
  );
}

/**
 * Switches delivery and pickup. `asked`: the one that somebody switches off, until its end is
 * chosen.
 */
function useMethodSwitches({ now, mayChange, change, isBusy }: Props) {
  const { seen, switches } = useStoreTexts();
  const [asked, setAsked] = useState<Method | null>(null);
  const isOff = isBusy || !mayChange;
  const turnOff = (kind: Method, end: Extract<Fact, { kind: Method }>['end']): void => {
    setAsked(null);
    const undo: Fact = { kind, isOn: true, end: { kind: 'open' } };
    change({ kind, isOn: false, end }, switches.turnedOff(seen[kind]), undo);
  };
  const toggle = (kind: Method): void => {
    const method = now[kind];
    if (isOff || !method) return;
    if (method.isOn) return setAsked(kind);
    const end = method.until === null ? { kind: 'open' as const } : at(method.until);
    const fact: Fact = { kind, isOn: true, end: { kind: 'open' } };
    change(fact, switches.turnedOn(seen[kind]), { kind, isOn: false, end });
  };
  return { isOff, asked, toggle, turnOff, cancel: () => setAsked(null) };
}

/** The number of sold-out dishes and options; a press goes to them. */
function SoldOutLink({ now: { soldOut } }: { now: StoreNow }) {
  const { seen } = useStoreTexts();
  const { products, modifiers } = soldOut;
  return (
    <button
      type="button"
      className={css.until}
      onClick={() => document.getElementById('store-dishes')?.scrollIntoView()}
    >
      {seen.soldOut(products)}
      {modifiers === 0 ? '' : ` · ${seen.soldOutOptions(modifiers)}`}
    </button>
  );
}
