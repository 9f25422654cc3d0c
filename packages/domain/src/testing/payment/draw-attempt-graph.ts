import { attemptStates } from '../../payment/attempt.ts';
import { attemptGraph, causeReasons, type TransitionCause } from '../../payment/attempt-graph.ts';

/** Returns the transitions of the state graph in Mermaid's syntax. Final states lead to the end. */
export function drawAttemptGraph(): string {
  const arrows = attemptStates.flatMap((from) => {
    const moves = Object.entries(attemptGraph[from]).map(
      ([cause, to]) => `    ${from} --> ${to}: ${cause}`,
    );
    return moves.length > 0 ? moves : [`    ${from} --> [*]`];
  });
  return ['stateDiagram-v2', '    [*] --> created', ...arrows].join('\n');
}

/** Returns the meaning of each cause, one table row each. */
export const describeCauses = (): readonly string[] =>
  (Object.keys(causeReasons) as TransitionCause[]).map(
    (cause) => `${cause}: ${causeReasons[cause]}`,
  );
