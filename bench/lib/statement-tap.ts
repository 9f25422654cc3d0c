import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/postgres/free-port.mjs';
import { isSmoke } from './run-size.ts';

/**
 * One statement from the wire: its text, or the text of its prepared statement, its bound values as
 * sent, and its time (this process's clock, ms).
 */
export type Statement = { application: string; text: string; values: string; at: number };

/** A proxy between a server and its database that records every statement from the wire. */
export type StatementTap = {
  url: string;
  statements: readonly Statement[];
  clear(): void;
  close(): void;
};

/** Smoke runs share one tap of a database, so that they share the server behind it too. */
const shared = new Map<string, Promise<StatementTap>>();

export function openStatementTap(databaseUrl: string): Promise<StatementTap> {
  if (!isSmoke) return openTap(databaseUrl);
  const tap = shared.get(databaseUrl) ?? openTap(databaseUrl);
  shared.set(databaseUrl, tap);
  return tap.then((one) => ({ ...one, close: () => undefined }));
}

async function openTap(databaseUrl: string): Promise<StatementTap> {
  const target = new URL(databaseUrl);
  const port = await freePort(null);
  const statements: Statement[] = [];
  const server = createServer((client) =>
    join(client, connect(Number(target.port), target.hostname), (statement) =>
      statements.push(statement),
    ),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    statements,
    clear: () => void (statements.length = 0),
    close: () => void server.close(),
  };
}

function join(client: Socket, database: Socket, note: (statement: Statement) => void): void {
  const read = reader(note);
  client.setNoDelay(true).on('data', (bytes: Buffer) => {
    read(bytes);
    database.write(bytes);
  });
  database.setNoDelay(true).on('data', (bytes) => client.write(bytes));
  for (const [one, other] of [
    [client, database],
    [database, client],
  ] as const)
    one.on('close', () => other.destroy()).on('error', () => other.destroy());
}

/**
 * Parses the frontend's side of PostgreSQL's protocol 3.0: a start-up packet, then messages of a
 * type, a length and a payload.
 */
function reader(note: (statement: Statement) => void): (bytes: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  let application = '';
  let isStarted = false;
  const prepared = new Map<string, string>();
  let bound = '';
  let values = '';
  const message = (type: string, payload: Buffer): void => {
    const [first = '', second = ''] = payload.toString('utf8').split('\0');
    if (type === 'Q')
      for (const text of statementsOf(first))
        note({ application, text, values: '', at: performance.now() });
    if (type === 'P') prepared.set(first, second);
    if (type === 'B') {
      bound = second;
      values = payload.toString('latin1');
    }
    if (type === 'E')
      note({ application, text: prepared.get(bound) ?? bound, values, at: performance.now() });
  };
  return (bytes) => {
    pending = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
    for (;;) {
      const offset = isStarted ? 1 : 0;
      if (pending.length < offset + 4) return;
      const length = pending.readInt32BE(offset);
      if (pending.length < offset + length) return;
      const payload = pending.subarray(offset + 4, offset + length);
      if (isStarted) message(String.fromCharCode(pending[0] ?? 0), payload);
      else application = /application_name\0([^\0]*)/.exec(payload.toString('utf8'))?.[1] ?? '';
      isStarted = true;
      pending = pending.subarray(offset + length);
    }
  };
}

const statementsOf = (text: string): string[] =>
  text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Returns whether a statement only opens or closes a transaction; these are counted apart. */
export const isFrame = ({ text }: Statement): boolean =>
  /^(begin|commit|rollback|select set_config)/i.test(text);

/**
 * The statements of these that an earlier one of the same transaction, or of those outside of
 * transactions, already asked with the same values. In another transaction the answer may differ.
 */
export function repeatedStatements(statements: readonly Statement[]): readonly Statement[] {
  const seen = new Set<string>();
  return statements.filter((statement) => {
    if (isFrame(statement)) seen.clear();
    const key = `${statement.text}\0${statement.values}`;
    const isRepeated = !isFrame(statement) && seen.has(key);
    seen.add(key);
    return isRepeated;
  });
}

/**
 * Waits until the server has compared its cache with the database, which it does at an interval,
 * independent of requests. Then clears the list: the seconds until the next comparison belong to
 * the measurement.
 */
export async function nextComparison(tap: StatementTap): Promise<void> {
  const before = tap.statements.length;
  const deadline = performance.now() + 7_000;
  while (tap.statements.length === before && performance.now() < deadline) await wait(20);
  await wait(150);
  tap.clear();
}
