import { join } from 'node:path';
import { freePort } from '../../../apps/server/src/testing/server-process.ts';
import { waitUntil } from '../../resilience/wait-until.ts';
import { type OwnFolder, startProgram } from '../start-program.ts';

const startTimeoutMs = 20_000;

/** Starts one etcd on loopback. Returns its client's address, as `host:port`. */
export async function startEtcd(folder: OwnFolder): Promise<string> {
  const [client, peer] = [await freePort(), await freePort()].map((port) => `127.0.0.1:${port}`);
  startProgram(folder, 'etcd', 'etcd', [
    ...['--name', 'etcd', '--data-dir', join(folder.path, 'etcd')],
    ...['--listen-client-urls', `http://${client}`, '--advertise-client-urls', `http://${client}`],
    ...['--listen-peer-urls', `http://${peer}`, '--initial-advertise-peer-urls', `http://${peer}`],
    ...['--initial-cluster', `etcd=http://${peer}`],
  ]);
  const isHealthy = async () => (await fetch(`http://${client}/health`)).ok;
  if ((await waitUntil(startTimeoutMs, isHealthy)) === null) throw new Error('etcd did not start');
  return String(client);
}
