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
  const [isEnding, setEnding] = useState(false);
  const [changed, setChanged] = useState<CounterStop | null>(null);
  const { rider, stops } = run;
  return (
    <article className={css.run} aria-label={rider.name} data-problem={problemsOf(run) > 0}>
      <RunHead run={run} timeZone={desk.timeZone} />
      <RunActions rider={rider} onLink={onLink} onEnd={() => setEnding(true)} />
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

function RunHead({ run, timeZone }: { run: CounterRun; timeZone: string }) {
  const { runs: texts } = useRidersTexts();
  return (
    <>
      <div className={css.top}>
        <h3 className={css.name}>{run.rider.name}</h3>
        <span className={css.quiet}>{texts.since(clockAt(run.createdAt, timeZone))}</span>
      </div>
      {run.sharesPosition ? (
        <p className={css.shares}>
          <Icon name="pin" size={18} /> {texts.sharesPosition}
        </p>
      ) : null}
    </>
  );
}

type ActionsProps = { rider: CounterRun['rider']; onLink: () => void; onEnd: () => void };

function RunActions({ rider: { name, phone }, onLink, onEnd }: ActionsProps) {
  const { runs: texts } = useRidersTexts();
  return (
    <div className={css.actions}>
      <a className={buttonClass('quiet')} href={telUrl(phone)} aria-label={texts.callRider(name)}>
        <Icon name="phone" /> {texts.call}
      </a>
      <Button look="quiet" aria-label={texts.linkOf(name)} onClick={onLink}>
        <Icon name={linkIcon} /> {texts.link}
      </Button>
      <Button look="quiet" aria-label={texts.endOf(name)} onClick={onEnd}>
        {texts.end}
      </Button>
    </div>
  );
}
