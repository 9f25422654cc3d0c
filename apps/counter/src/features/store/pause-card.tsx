import { hourMs, minuteMs } from '@comanda/domain/duration.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import { countdownText } from '@comanda/i18n/format/clock-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useEffect, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { at } from './busy-card.tsx';
import type { StoreNow } from './store-now.ts';
import { Card } from '../../counter/card.tsx';
import css from './store.module.css';
import type { Change, Fact } from './use-change.ts';
import { useEndText } from './use-end-text.ts';
import { useStoreTexts } from './use-store-texts.ts';

const minuteChoices = [15, 30, 60] as const;

type Props = Change & { now: StoreNow; mayChange: boolean; reload: () => Promise<void> };

/** The pause of the store: its choices, or its end with a count down by the server's clock. */
export function PauseCard({ now, mayChange, ...rest }: Props) {
  const { pause } = useStoreTexts();
  return (
    <Card id="store-pause" title={pause.title} tone={now.pause.until === null ? 'plain' : 'bad'}>
      {now.pause.until === null ? (
        <PauseChoices now={now} mayChange={mayChange} {...rest} />
      ) : (
        <Paused now={now} until={now.pause.until} mayChange={mayChange} {...rest} />
      )}
      {mayChange ? null : <p className={css.note}>{pause.onlyManagers}</p>}
    </Card>
  );
}

function PauseChoices({ now, change, isBusy, mayChange }: Props) {
  const { pause } = useStoreTexts();
  const endsAt = useEndText(now.timeZone);
  const { clock } = useCounter();
  const isOff = isBusy || !mayChange;
  const set = (end: Extract<Fact, { kind: 'pause' }>['end'], endMs: number): void => {
    const ends = endsAt(isoOf(endMs));
    if (!isOff) change({ kind: 'pause', end }, pause.set(ends), { kind: 'pause', end: null });
  };
  const choice = { type: 'button', className: css.big, 'aria-disabled': isOff } as const;
  return (
    <>
      <p className={css.note}>{pause.lead}</p>
      <div className={css.choices}>
        {minuteChoices.map((minutes) => (
          <button
            key={minutes}
            {...choice}
            onClick={() => set({ kind: 'minutes', minutes }, clock.now() + minutes * minuteMs)}
          >
            {pause.minutes(minutes)}
          </button>
        ))}
        <button {...choice} onClick={() => set({ kind: 'today' }, instantOf(now.dayEndsAt))}>
          {pause.today}
        </button>
      </div>
    </>
  );
}

function Paused({ now, until, change, isBusy, mayChange, reload }: Props & { until: string }) {
  const texts = useStoreTexts();
  const { pause } = texts;
  const endsAt = useEndText(now.timeZone);
  const left = useLeft(until, reload);
  const isOff = isBusy || !mayChange;
  const { by } = now.pause;
  const resume = (): void =>
    change({ kind: 'pause', end: null }, pause.unset, { kind: 'pause', end: at(until) });
  return (
    <>
      <p className={css.paused}>{pause.until(endsAt(until))}</p>
      {left < hourMs && (
        <p className={css.countdown} role="timer">
          {pause.left(countdownText(left / 1_000))}
        </p>
      )}
      {by !== null && <p className={css.note}>{texts.setBy(by)}</p>}
      <Button wide aria-disabled={isOff} onClick={() => (isOff ? undefined : resume())}>
        {pause.resume}
      </Button>
    </>
  );
}

/**
 * Returns the milliseconds until an instant by the server's clock, each second; at its end the
 * store is read again.
 */
function useLeft(until: string, reload: () => Promise<void>): number {
  const { clock } = useCounter();
  const [left, setLeft] = useState(() => instantOf(until) - clock.now());
  useEffect(() => {
    const tick = (): void => {
      const next = instantOf(until) - clock.now();
      setLeft(next);
      if (next <= 0) void reload();
    };
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [until, clock, reload]);
  return left;
}
