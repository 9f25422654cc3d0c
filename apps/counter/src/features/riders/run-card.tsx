import type { CounterRun, CounterStop } from '@comanda/contract/counter/riders.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { useState } from 'react';
import { linkIcon } from '../../platform/icons.ts';
import { EndRunDialog } from './end-run-dialog.tsx';
import { clockAt } from './order-facts.tsx';
import type { RidersDesk } from './riders-desk.ts';
import css from './riders.module.css';
import { RunStop } from './run-stop.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { problemsOf } from './stop-state.ts';
import { useRidersTexts } from './use-riders-texts.ts';

type Props = { desk: RidersDesk; run: CounterRun; onLink: () => void };

/** One rider on the way: how to reach them, and each stop with its state. */
export function RunCard({ desk, run, onLink }: Props) {
  const { runs: texts } = useRidersTexts();
  const [isEnding, setEnding] = useState(false);
  const [changed, setChanged] = useState<CounterStop | null>(null);
  const { rider, stops, createdAt, sharesPosition } = run;
  return (
    <article className={css.run} aria-label={rider.name} data-problem={problemsOf(run) > 0}>
      <div className={css.top}>
        <h3 className={css.name}>{rider.name}</h3>
        <span className={css.quiet}>{texts.since(clockAt(createdAt, desk.timeZone))}</span>
      </div>
      {sharesPosition ? (
        <p className={css.shares}>
          <Icon name="pin" size={18} /> {texts.sharesPosition}
        </p>
      ) : null}
      <div className={css.actions}>
        <a
          className={buttonClass('quiet')}
          href={telUrl(rider.phone)}
          aria-label={texts.callRider(rider.name)}
        >
          <Icon name="phone" /> {texts.call}
        </a>
        <Button look="quiet" aria-label={texts.linkOf(rider.name)} onClick={onLink}>
          <Icon name={linkIcon} /> {texts.link}
        </Button>
        <Button look="quiet" aria-label={texts.endOf(rider.name)} onClick={() => setEnding(true)}>
          {texts.end}
        </Button>
      </div>
      <ol className={css.stops}>
        {stops.map((stop) => (
          <li key={stop.orderId}>
            <RunStop stop={stop} timeZone={desk.timeZone} onChange={() => setChanged(stop)} />
          </li>
        ))}
      </ol>
      {isEnding ? <EndRunDialog desk={desk} run={run} onClose={() => setEnding(false)} /> : null}
      {changed === null ? null : (
        <StopDialog desk={desk} run={run} stop={changed} onClose={() => setChanged(null)} />
      )}
    </article>
  );
}
