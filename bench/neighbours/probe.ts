import { setPriority } from 'node:os';
import { type Connection, openConnection } from '../lib/connection.ts';

/**
 * A request from the benchmark to its probe, and the times that the probe returns (ms, of correct
 * responses).
 */
export type ProbeRequest = { port: number; request: string; seconds: number };
export type ProbeResult = { times: number[]; failed: number };

/**
 * One client in a process of its own, so that the load's own work is not in its times: with pauses,
 * one call at a time.
 */
const pauseMs = 4;

/**
 * The clients of a real server are other machines: raises the probe's priority, so that it does not
 * queue for a processor behind the load.
 */
function goFirst(): void {
  try {
    setPriority(-10);
  } catch {
    // Only root may raise the priority; without it the figures include the machine's load.
  }
}

function probe(connection: Connection, { request, seconds }: ProbeRequest): Promise<ProbeResult> {
  const bytes = Buffer.from(request, 'base64');
  const probed: ProbeResult = { times: [], failed: 0 };
  const deadline = performance.now() + seconds * 1_000;
  return new Promise((resolve) => {
    const next = (): void => {
      if (performance.now() >= deadline) return resolve(probed);
      const from = performance.now();
      connection.send(bytes, false, ({ status }) => {
        if (status === 200) probed.times.push(performance.now() - from);
        else probed.failed += 1;
        setTimeout(next, pauseMs);
      });
    };
    next();
  });
}

goFirst();
process.on('message', (wish: ProbeRequest) => {
  void openConnection(wish.port, (error) => {
    throw error;
  }).then(async (connection) => {
    const probed = await probe(connection, wish);
    connection.close();
    process.send?.(probed);
  });
});
