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
export function SeenCard({ now, mayChange, change, isBusy }: Props) {
  const { seen, switches } = useStoreTexts();
  const [asked, setAsked] = useState<Method | null>(null);
  const turnOff = (kind: Method, end: Extract<Fact, { kind: Method }>['end']): void => {
    setAsked(null);
    const undo: Fact = { kind, isOn: true, end: { kind: 'open' } };
    change({ kind, isOn: false, end }, switches.turnedOff(seen[kind]), undo);
  };
  const toggle = (kind: Method): void => {
    const method = now[kind];
    if (isBusy || !mayChange || !method) return;
    if (method.isOn) return setAsked(kind);
    const end = method.until === null ? { kind: 'open' as const } : at(method.until);
    const fact: Fact = { kind, isOn: true, end: { kind: 'open' } };
    change(fact, switches.turnedOn(seen[kind]), { kind, isOn: false, end });
  };
  const { products, modifiers } = now.soldOut;
  return (
    <Card id="store-seen" title={seen.title}>
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
      <button
        type="button"
        className={css.until}
        onClick={() => document.getElementById('store-dishes')?.scrollIntoView()}
      >
        {seen.soldOut(products)}
        {modifiers === 0 ? '' : ` · ${seen.soldOutOptions(modifiers)}`}
      </button>
      {asked === null ? null : (
        <EndDialog
          title={switches.choose(seen[asked])}
          opening={switches.today}
          open={switches.stay}
          onChoose={(end) => turnOff(asked, end)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
