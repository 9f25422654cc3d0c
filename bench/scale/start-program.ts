import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAccount } from '../../scripts/postgres/account.mjs';

/** A folder of the database's account; what runs in it ends, and it is removed, at the end. */
export type OwnFolder = { path: string; disposables: AsyncDisposableStack };

/** Creates a folder that `disposables` removes. */
export async function ownFolder(disposables: AsyncDisposableStack): Promise<OwnFolder> {
  const path = await mkdtemp(join(tmpdir(), 'comanda-scale-'));
  const { uid, gid } = databaseAccount();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  disposables.defer(() => rm(path, { recursive: true, maxRetries: 5 }));
  return { path, disposables };
}

/** Returns those of the programs that are not installed. */
export const missingPrograms = (programs: readonly string[]): string[] =>
  programs.filter((name) => spawnSync('which', [name]).status !== 0);

/**
 * Starts a program as the database's account, with its output in `<folder>/<name>.log`. At the end
 * it gets `signal` unless it has ended: SIGTERM also ends the processes that it started.
 */
export function startProgram(
  { path, disposables }: OwnFolder,
  name: string,
  program: string,
  args: readonly string[],
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): ChildProcess {
  const output = openSync(join(path, `${name}.log`), 'a');
  const child = spawn(program, args, {
    ...databaseAccount(),
    cwd: path,
    env: { PATH: process.env['PATH'], HOME: path, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = once(child, 'exit').catch(() => undefined);
  disposables.defer(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  });
  return child;
}
