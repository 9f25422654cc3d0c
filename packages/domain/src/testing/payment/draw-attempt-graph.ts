import { attemptStates } from '../../payment/attempt.ts';
import { attemptGraph, causeReasons, type TransitionCause } from '../../payment/attempt-graph.ts';

/** The arrows of the state graph as Mermaid draws them; states that nothing may leave lead out of it. */
export function drawAttemptGraph(): string {
  const arrows = attemptStates.flatMap((from) => {
    const moves = Object.entries(attemptGraph[from]).map(
      ([cause, to]) => `    ${from} --> ${to}: ${cause}`,
    );
    return moves.length > 0 ? moves : [`    ${from} --> [*]`];
  });
  return ['stateDiagram-v2', '    [*] --> created', ...arrows].join('\n');
}

/** What each cause on an arrow means, one row each. */
export const describeCauses = (): readonly string[] =>
  (Object.keys(causeReasons) as TransitionCause[]).map(
    (cause) => `${cause}: ${causeReasons[cause]}`,
  );
