import type { CounterStop } from '@comanda/contract/counter/riders.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Link } from 'wouter';
import { ticketPath } from '../../platform/paths.ts';
import { OrderFacts } from './order-facts.tsx';
import css from './riders.module.css';
import { type StopState, stopState } from './stop-state.ts';
import { useRidersTexts } from './use-riders-texts.ts';

type Props = { stop: CounterStop; timeZone: string; onChange: () => void };

/** One stop of a run. A stop that is done is one line. */
export function RunStop({ stop, timeZone, onChange }: Props) {
  const texts = useRidersTexts();
  const state = stopState(stop);
  const isDone = state === 'delivered' || state === 'cancelled';
  const isProblem = state === 'problem';
  return (
    <div className={css.stop} data-state={state}>
      <div className={css.top}>
        <Link
          className={css.number}
          href={ticketPath(stop.orderId)}
          aria-label={texts.openOrder(stop.number)}
        >
          {texts.order(stop.number)}
        </Link>
        <span className={css.chip} data-state={state}>
          {texts.stop.state[state]}
        </span>
      </div>
      {isDone ? null : <OrderFacts order={stop} timeZone={timeZone} />}
      {isProblem ? <Problem stop={stop} /> : null}
      {isDone ? null : <ChangeButton number={stop.number} state={state} onPress={onChange} />}
    </div>
  );
}

type ButtonProps = { number: number; state: StopState; onPress: () => void };

function ChangeButton({ number, state, onPress }: ButtonProps) {
  const { stop: texts } = useRidersTexts();
  return state === 'problem' ? (
    <Button wide aria-label={texts.solveOf(number)} onClick={onPress}>
      {texts.solve}
    </Button>
  ) : (
    <Button look="link" aria-label={texts.changeOf(number)} onClick={onPress}>
      {texts.change}
    </Button>
  );
}

/** The problem that the rider reported. */
function Problem({ stop: { problem, problemNote, codeBlocked } }: { stop: CounterStop }) {
  const { stop: texts } = useRidersTexts();
  return (
    <div className={css.problem}>
      {problem === null ? null : <b>{texts.problem[problem]}</b>}
      {problemNote === '' ? null : <span>{problemNote}</span>}
      {codeBlocked ? <span>{texts.codeBlocked}</span> : null}
    </div>
  );
}
