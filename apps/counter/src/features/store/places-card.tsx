import { placesChoices } from '@comanda/domain/store-facts/store-fact.ts';
import { useState } from 'react';
import { Card } from '../../counter/card.tsx';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { at } from './busy-card.tsx';
import type { StoreNow } from './store-now.ts';
import css from './store.module.css';
import type { Change, Fact } from './use-change.ts';
import { useEndText } from './use-end-text.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Capacity = Extract<Fact, { kind: 'capacity' }>;
type Length = 'hour' | 'today';
type Props = Change & { now: StoreNow; mayChange: boolean };

const endOf = (length: Length): Capacity['end'] =>
  length === 'hour' ? { kind: 'minutes', minutes: 60 } : { kind: 'today' };

/**
 * The places of each half hour, for an hour or until the store closes.
 * docs/rules/counter-store.md#places-per-half-hour.
 */
export function PlacesCard({ now, mayChange, change, isBusy }: Props) {
  const { places: texts, pause, busy } = useStoreTexts();
  const placesText = usePlacesText();
  const [length, setLength] = useState<Length>('today');
  const isOff = isBusy || !mayChange;
  const { places, usual } = now.capacity;
  const set = (wanted: Capacity['places']): void => {
    const shown = wanted === 'noLimit' ? null : wanted === 'usual' ? usual : wanted;
    const message = texts.set(placesText(shown));
    if (!isOff)
      change({ kind: 'capacity', places: wanted, end: endOf(length) }, message, undoOf(now));
  };
  return (
    <Card id="store-places" title={texts.title}>
      <p className={css.note}>{texts.lead}</p>
      <PlacesChoice places={places} isOff={isOff} onChoose={set} />
      <div className={css.lengths} role="group" aria-label={texts.length}>
        {(['hour', 'today'] as const).map((each) => (
          <ChoiceChip
            key={each}
            isOn={length === each}
            text={busy[each]}
            onPress={() => setLength(each)}
          />
        ))}
      </div>
      <PlacesEnd now={now} isOff={isOff} onBack={() => set('usual')} />
      {mayChange ? null : <p className={css.note}>{pause.onlyManagers}</p>}
    </Card>
  );
}

type ChoiceProps = {
  places: number | null;
  isOff: boolean;
  onChoose: (wanted: Capacity['places']) => void;
};

function PlacesChoice({ places, isOff, onChoose }: ChoiceProps) {
  const { places: texts } = useStoreTexts();
  return (
    <div className={css.choices} role="group" aria-labelledby="store-places">
      {([...placesChoices, 'noLimit'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className={css.big}
          aria-pressed={places === (each === 'noLimit' ? null : each)}
          aria-disabled={isOff}
          aria-label={each === 'noLimit' ? undefined : texts.long(each)}
          onClick={() => onChoose(each)}
        >
          {each === 'noLimit' ? texts.none : each}
        </button>
      ))}
    </div>
  );
}

/** The usual places, and while others hold: until when, by whom, and the way back. */
function PlacesEnd({ now, isOff, onBack }: { now: StoreNow; isOff: boolean; onBack: () => void }) {
  const { places: texts, setBy } = useStoreTexts();
  const placesText = usePlacesText();
  const endsAt = useEndText(now.timeZone);
  const { usual, until, by, source } = now.capacity;
  const ends = until === null ? [] : [texts.until(endsAt(until))];
  const parts = [...ends, ...(by === null ? [] : [setBy(by)]), texts.usual(placesText(usual))];
  return (
    <>
      <p className={css.note}>{parts.join(' · ')}</p>
      {source === 'counter' ? (
        <button type="button" className={css.big} aria-disabled={isOff} onClick={onBack}>
          {texts.back}
        </button>
      ) : null}
    </>
  );
}

function usePlacesText(): (places: number | null) => string {
  const { places: texts } = useStoreTexts();
  return (places) => (places === null ? texts.none.toLowerCase() : String(places));
}

/** The present places again, with their end. */
function undoOf({ capacity: { places, source, until } }: StoreNow): Fact | null {
  if (source !== 'counter') return { kind: 'capacity', places: 'usual', end: { kind: 'today' } };
  const known = places === null ? 'noLimit' : placesChoices.find((each) => each === places);
  if (known === undefined || until === null) return null;
  return { kind: 'capacity', places: known, end: at(until) };
}
