import { chileFlows } from './chile-flows.ts';
import { credomaticFlows } from './credomatic-flows.ts';
import { endpointFlows } from './endpoint-flows.ts';
import type { FlowKind } from './flow-kinds.ts';
import { outsideFlows } from './outside-flows.ts';
import { strayFlows } from './stray-flows.ts';

/** Payments whose server is killed at one of their calls. */
const killed: readonly FlowKind[] = [credomaticFlows, chileFlows].flatMap((flows, at) =>
  flows
    .slice(0, 1)
    .map((flow) => ({ ...flow, name: `${flow.name}, server killed`, killsAt: 6 - at })),
);

const kinds = spread([credomaticFlows, strayFlows, outsideFlows, chileFlows, endpointFlows]);
/** The shortest run that has some kinds of everything. */
export const fewestFlows = 30;

/** Kinds that come first belong to the shortest run, which ends with killed servers. */
export const allFlows: readonly FlowKind[] = [
  ...kinds.slice(0, fewestFlows - killed.length),
  ...killed,
  ...kinds.slice(fewestFlows - killed.length),
];

/** Takes from each list in turn, so that every part of the run has some of each. */
function spread(lists: readonly (readonly FlowKind[])[]): FlowKind[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
