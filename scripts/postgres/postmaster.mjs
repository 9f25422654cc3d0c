import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const pidFile = (folder) => join(folder, 'data', 'postmaster.pid');

/**
 * The running server of this folder: `{ pid, port, ready }`, or null. Reads the lines that
 * PostgreSQL documents for postmaster.pid.
 */
export function runningServer(folder) {
  const lines = readLines(pidFile(folder));
  const pid = Number(lines[0]);
  if (!pid || !isOurs(pid, folder)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * After a kill -9 the pid file stays. Its number may belong to another process by now, which
 * PostgreSQL would take for a running server.
 */
export function removeStaleFile(folder) {
  if (existsSync(pidFile(folder)) && !runningServer(folder))
    rmSync(pidFile(folder), { force: true });
}

function readLines(file) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

const isOurs = (pid, folder) => commandOf(pid).includes(join(folder, 'data'));

function commandOf(pid) {
  if (!existsSync('/proc/self'))
    return (
      spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? ''
    );
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
