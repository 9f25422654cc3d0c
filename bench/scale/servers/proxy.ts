import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../apps/server/src/testing/server-process.ts';
import { databaseAccount } from '../../../scripts/postgres/account.mjs';
import { brandHost, type ServerPort } from '../../chaos/call-server.ts';
import { httpStatusOf } from '../../resilience/place-orders.ts';
import { waitUntil } from '../../resilience/wait-until.ts';
import { fillExample } from '../fill-example.ts';
import { type OwnFolder, ownFolder, startProgram } from '../start-program.ts';

const startTimeoutMs = 20_000;
const host = brandHost('burger');

export const proxyKinds = ['caddy', 'nginx'] as const;
export type ProxyKind = (typeof proxyKinds)[number];

/** Ports of the three servers in the order of the example. */
export type ServerPorts = readonly [number, number, number];

/**
 * Starts a proxy from its example in docs/proxy before three servers, with a certificate of its
 * own. Resolves once it passes calls.
 */
export async function startProxy(
  disposables: AsyncDisposableStack,
  kind: ProxyKind,
  servers: ServerPorts,
): Promise<ServerPort> {
  const folder = await ownFolder(disposables);
  const proxy = { port: await freePort(), ca: makeCertificate(folder) };
  await (kind === 'caddy' ? startCaddy : startNginx)(folder, proxy.port, servers);
  const passes = async () => (await httpStatusOf(proxy, '/healthz')) === 200;
  if ((await waitUntil(startTimeoutMs, passes)) === null)
    throw new Error(
      `${kind} passes no calls: ${readFileSync(join(folder.path, `${kind}.log`), 'utf8')}`,
    );
  return proxy;
}

const certificate = 'certificate.pem';
const key = 'key.pem';

function makeCertificate({ path }: OwnFolder): string {
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
      ...['-keyout', key, '-out', certificate],
    ],
    { cwd: path, ...databaseAccount(), encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr}`);
  return readFileSync(join(path, certificate), 'utf8');
}

const addressesOf = (servers: ServerPorts): Record<string, string> =>
  Object.fromEntries(servers.map((port, at) => [`127.0.0.1:${3_000 + at}`, `127.0.0.1:${port}`]));

async function startCaddy(folder: OwnFolder, port: number, servers: ServerPorts): Promise<void> {
  const site = fillExample('proxy/Caddyfile', {
    ...addressesOf(servers),
    'burger.example {': `https://${host}:${port} {\n  tls ${certificate} ${key}`,
  });
  const file = join(folder.path, 'Caddyfile');
  await writeFile(file, `{\n  admin off\n  auto_https off\n}\n${site}`, { mode: 0o644 });
  startProgram(folder, 'caddy', 'caddy', ['run', '--config', file, '--adapter', 'caddyfile']);
}

async function startNginx(folder: OwnFolder, port: number, servers: ServerPorts): Promise<void> {
  const { path } = folder;
  const site = fillExample('proxy/nginx.conf', {
    ...addressesOf(servers),
    'listen 80;': `listen 127.0.0.1:${await freePort()};`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'burger.example;': `${host};`,
    '/etc/letsencrypt/live/burger.example/fullchain.pem': join(path, certificate),
    '/etc/letsencrypt/live/burger.example/privkey.pem': join(path, key),
    '/var/log/nginx/comanda.log': join(path, 'access.log'),
  });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = kinds.map((kind) => `${kind}_temp_path ${join(path, kind)};`);
  const file = join(path, 'nginx.conf');
  const http = `http {\n${folders.join('\n')}\n${site}}\n`;
  const top = ['daemon off;', `pid ${join(path, 'pid')};`, 'worker_processes 2;', 'events {}'];
  await writeFile(file, `${top.join('\n')}\n${http}`, { mode: 0o644 });
  startProgram(folder, 'nginx', 'nginx', ['-p', path, '-e', 'stderr', '-c', file]);
}
