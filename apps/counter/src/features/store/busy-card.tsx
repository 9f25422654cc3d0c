import { busyChoices } from '@comanda/domain/store-facts/store-fact.ts';
import { useState } from 'react';
import type { StoreNow } from './store-now.ts';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { Card } from '../../counter/card.tsx';
import css from './store.module.css';
import type { Change, Fact } from './use-change.ts';
import { useEndText } from './use-end-text.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Minutes = (typeof busyChoices)[number];
type Length = 'hour' | 'today';

const endOf = (length: Length): Extract<Fact, { kind: 'busy' }>['end'] =>
  length === 'hour' ? { kind: 'minutes', minutes: 60 } : { kind: 'today' };

/**
 * Minutes added to every wait, for an hour or until the store closes. Once they are set, choosing
 * a length changes their end at once, and no length is marked: the sentence says the real end.
 */
export function BusyCard({ now, change, isBusy }: Change & { now: StoreNow }) {
  const { busy, setBy } = useStoreTexts();
  const endsAt = useEndText(now.timeZone);
  const [length, setLength] = useState<Length>('hour');
  const { minutes, until, by } = now.busy;
  const set = (next: Minutes, wanted: Length): void => {
    const fact: Fact = { kind: 'busy', minutes: next, end: endOf(wanted) };
    change(fact, next === 0 ? busy.unset : busy.set(next), undoOf(now));
  };
  const choose = (wanted: Length): void => {
    const present = busyChoices.find((each) => each > 0 && each === minutes);
    setLength(wanted);
    if (present !== undefined && !isBusy) set(present, wanted);
  };
  return (
    <Card id="store-busy" title={busy.title}>
      <MinutesChoice minutes={minutes} isBusy={isBusy} onChoose={(next) => set(next, length)} />
      <LengthChoice length={minutes > 0 ? null : length} onChoose={choose} />
      {minutes > 0 && until !== null && (
        <p className={css.note}>
          {busy.until(endsAt(until))}
          {by === null ? '' : ` · ${setBy(by)}`}
        </p>
      )}
    </Card>
  );
}

type MinutesProps = { minutes: number; isBusy: boolean; onChoose: (minutes: Minutes) => void };

function MinutesChoice({ minutes, isBusy, onChoose }: MinutesProps) {
  const { busy } = useStoreTexts();
  return (
    <div className={css.choices} role="group" aria-labelledby="store-busy">
      {busyChoices.map((each) => (
        <button
          key={each}
          type="button"
          className={css.big}
          aria-pressed={minutes === each}
          aria-disabled={isBusy}
          aria-label={each === 0 ? undefined : busy.moreLong(each)}
          onClick={() => onChoose(each)}
        >
          {each === 0 ? busy.none : busy.more(each)}
        </button>
      ))}
    </div>
  );
}

/** `length` null: minutes are set already, and the sentence below names their end. */
type LengthProps = { length: Length | null; onChoose: (next: Length) => void };

function LengthChoice({ length, onChoose }: LengthProps) {
  const { busy } = useStoreTexts();
  return (
    <div className={css.lengths} role="group" aria-label={busy.length}>
      {(['hour', 'today'] as const).map((each) => (
        <ChoiceChip
          key={each}
          isOn={length === each}
          text={busy[each]}
          onPress={() => onChoose(each)}
        />
      ))}
    </div>
  );
}

/** The present busy minutes again, with their end. */
function undoOf({ busy }: StoreNow): Fact | null {
  const minutes = busyChoices.find((each) => each === busy.minutes);
  if (minutes === undefined) return null;
  const end = busy.until === null ? { kind: 'today' as const } : at(busy.until);
  return { kind: 'busy', minutes, end };
}

export const at = (until: string) => ({ kind: 'at' as const, at: until });
