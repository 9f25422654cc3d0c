import { type Connection, openConnection } from '../lib/connection.ts';
import { quantile, type Visit } from '../lib/load.ts';

/**
 * `late`: visits that began a second or more after their moment, because none was free to begin.
 */
type Rate = { perSecond: number; p99: number; failed: number; late: number };

const clients = 32;

type Plan = { port: number; perSecond: number; visit: Visit };

/**
 * Makes visits at a steady rate until `end` is called, which resolves when the last one is done.
 * Each has a moment of its own: a slow server gets them late and none is left out.
 */
export function visitsAtRate({ port, perSecond, visit }: Plan): { end(): Promise<Rate> } {
  const begun = performance.now();
  const times: number[] = [];
  const tally = { begun: 0, failed: 0, late: 0 };
  let isEnding = false;
  const client = async (at: number): Promise<void> => {
    const connection = await openConnection(port, () => undefined);
    while (!isEnding) {
      const moment = begun + (tally.begun * 1_000) / perSecond;
      tally.begun += 1;
      await until(moment);
      const from = performance.now();
      if (from - moment > 1_000) tally.late += 1;
      if (!(await visited(connection, at, visit))) tally.failed += 1;
      times.push(performance.now() - from);
    }
    connection.close();
  };
  const all = Promise.all(Array.from({ length: clients }, (_, at) => client(at)));
  return {
    end: async () => {
      isEnding = true;
      await all;
      const seconds = (performance.now() - begun) / 1_000;
      times.sort((a, b) => a - b);
      const { failed, late } = tally;
      return {
        perSecond: (times.length - failed) / seconds,
        p99: quantile(times, 0.99),
        failed,
        late,
      };
    },
  };
}

const until = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));

const visited = (connection: Connection, client: number, visit: Visit): Promise<boolean> =>
  new Promise((resolve) => visit(connection, client, resolve));
