import { expect, test } from 'vitest';
import { openCluster, type Program } from './cluster.ts';
import { createTally } from './tally.ts';

type Signal = 'kill' | 'stop' | 'SIGSTOP' | 'SIGCONT';

/**
 * A cluster of three programs that do nothing but note their signals. Each draw chooses the first
 * that runs.
 */
async function quietCluster() {
  const signals: { slot: number; signal: Signal }[] = [];
  const start = async (slot: number): Promise<Program> => {
    const ended = Promise.withResolvers<unknown>();
    const end = (signal: Signal) => async (): Promise<number> => {
      signals.push({ slot, signal });
      ended.resolve(null);
      return 0;
    };
    return {
      origin: `http://127.0.0.1:${slot}`,
      ended: ended.promise,
      kill: end('kill'),
      stop: end('stop'),
      signal: (signal) => void signals.push({ slot, signal }),
    };
  };
  const cluster = await openCluster({
    sandbox: { stop: async () => undefined } as never,
    servers: 3,
    start,
    restartDatabase: async () => undefined,
    draw: () => 0,
    tally: createTally(),
  });
  return { cluster, signals };
}

test('a server that is frozen is not killed or replaced at the same moment', async () => {
  const { cluster, signals } = await quietCluster();
  const [resume] = await Promise.all([
    cluster.freezeServer(),
    cluster.deployServer(),
    cluster.killServer(),
  ]);
  await cluster.untilRestored();
  const frozen = signals.find(({ signal }) => signal === 'SIGSTOP')?.slot;
  expect(signals.filter(({ slot }) => slot === frozen)).toHaveLength(1);
  resume();
  await cluster.end();
});
