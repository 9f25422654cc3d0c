import { setPriority } from 'node:os';
import { type Connection, openConnection } from '../lib/connection.ts';

/** What the measure asks of its probe, and the times it gets back (ms, of answers that were right). */
export type ProbeRequest = { port: number; request: string; seconds: number };
export type ProbeResult = { times: number[]; failed: number };

/** One caller in a process of its own, so that the load's own work is not in its times: now and then, never two at once. */
const pauseMs = 4;

/** The clients of a real server are other machines: this one does not queue for a processor behind the load. */
function goFirst(): void {
  try {
    setPriority(-10);
  } catch {
    // Only root may; the figures are then the machine's as well.
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
