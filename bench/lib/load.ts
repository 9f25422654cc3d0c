import { type Connection, openConnection, type HttpReply } from './connection.ts';

/** Rates in visits per second; times of one visit in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number; failed: number; done: number };

/** One visit of a client: a sequence of calls. Calls `done` with whether all succeeded. */
export type Visit = (connection: Connection, client: number, done: (well: boolean) => void) => void;

type Plan = { port: number; clients: number; seconds: number; visit: Visit };

/** Runs clients that visit without a pause, each on its own connection, for `seconds`. */
export async function load({ port, clients, seconds, visit }: Plan): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const deadline = begun + seconds * 1_000;
  await Promise.all(
    Array.from({ length: clients }, (_, client) =>
      visitUntil(port, deadline, (connection, next) => {
        const from = performance.now();
        visit(connection, client, (well) => {
          times.push(performance.now() - from);
          if (!well) failed += 1;
          next();
        });
      }),
    ),
  );
  const elapsed = (performance.now() - begun) / 1_000;
  times.sort((a, b) => a - b);
  return {
    perSecond: (times.length - failed) / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed,
    done: times.length - failed,
  };
}

function visitUntil(
  port: number,
  deadline: number,
  visit: (connection: Connection, next: () => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    openConnection(port, reject).then((connection) => {
      const next = (): void => {
        if (performance.now() < deadline) return visit(connection, next);
        connection.close();
        resolve();
      };
      next();
    }, reject);
  });
}

/** A visit that sends the same request again and again. */
export const repeatRequest =
  (request: Buffer, status = 200): Visit =>
  (connection, _client, done) =>
    connection.send(request, false, (reply) => done(reply.status === status));

/** Makes one call on a connection of its own. */
export async function requestOnce(port: number, request: Buffer): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    openConnection(port, reject).then((connection) => {
      connection.send(request, true, (reply) => {
        connection.close();
        resolve(reply);
      });
    }, reject);
  });
}

/** The quantile of sorted values. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
