import type { CardKind } from '../flow-card.ts';
import type { Flow } from '../flow.ts';

/**
 * A kind of flow. `run` returns what came of it, in a few words that are counted. `killsAt`: the
 * call at which a server is killed (-9).
 */
export type FlowKind = {
  name: string;
  brand: 'burger' | 'cocina';
  card: CardKind;
  killsAt?: number;
  run(flow: Flow): Promise<string>;
};

/** A kind of flow whose number is where no number belongs. */
export const stray = (name: string, run: FlowKind['run']): FlowKind => ({
  name: `stray, ${name}`,
  brand: 'burger',
  card: 'approved',
  run,
});
