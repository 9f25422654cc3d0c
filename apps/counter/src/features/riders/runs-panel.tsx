import type { CounterRun } from '@comanda/contract/counter/riders.ts';
import { Panel } from '../../counter/screen.tsx';
import type { RidersDesk } from './riders-desk.ts';
import css from './riders.module.css';
import { RunCard } from './run-card.tsx';
import { byNeed } from './stop-state.ts';
import { useRidersTexts } from './use-riders-texts.ts';
import { Count } from './waiting-panel.tsx';

type Props = { desk: RidersDesk; onLink: (run: CounterRun) => void };

/** The runs under way, those with a problem first. */
export function RunsPanel({ desk, onLink }: Props) {
  const { runs: texts } = useRidersTexts();
  const { runs } = desk.now;
  return (
    <Panel title={texts.title} actions={<Count of={runs.length} />}>
      {runs.length === 0 ? <p className={css.empty}>{texts.none}</p> : null}
      <ul className={css.runs}>
        {byNeed(runs).map((run) => (
          <li key={run.id}>
            <RunCard desk={desk} run={run} onLink={() => onLink(run)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
