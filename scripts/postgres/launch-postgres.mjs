import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const baseSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  logging_collector: 'off',
  // A brand moves to another database by logical replication.
  wal_level: 'logical',
};

/** Tests may lose all data at a power cut; without durability they run several times faster. */
const nonDurableSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '512MB',
  // Tests of a brand's move copy many small tables.
  max_worker_processes: '24',
  max_logical_replication_workers: '16',
  max_sync_workers_per_subscription: '8',
  max_replication_slots: '40',
  max_wal_senders: '40',
};

/**
 * Starts the server process in a session of its own: Ctrl-C in the terminal must not reach it
 * before the programs that use it have ended. Returns `{ pid, exited, log }`; `exited` resolves
 * when the process ends.
 */
export function launchPostgres({ binaries, folder }, { account, port, durable }) {
  const settings = Object.entries({
    ...baseSettings,
    port: String(port),
    ...(durable ? {} : nonDurableSettings),
  });
  const log = join(folder, 'log');
  const output = openSync(log, 'w');
  const args = [
    '-D',
    join(folder, 'data'),
    ...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const child = spawn(join(binaries, 'bin', 'postgres'), args, {
    ...account,
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  const exited = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  return { pid: child.pid, exited, log: () => readFileSync(log, 'utf8') };
}
