import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of everything that the run leaves outside of the database, in a folder of its own. */
export const evidenceNames = [
  'server output',
  'sandbox output',
  'traces',
  'error reports',
  'metrics',
  'answers',
  'emulators',
  'server data',
  'temporary files',
] as const;
export type EvidenceName = (typeof evidenceNames)[number];

export type Evidence = {
  folderOf(name: EvidenceName): string;
  add(name: EvidenceName, file: string, text: string | Buffer): void;
  remove(): void;
};

export function openEvidence(): Evidence {
  const root = mkdtempSync(join(tmpdir(), 'comanda-cards-'));
  const folderOf = (name: EvidenceName): string => join(root, name.replaceAll(' ', '-'));
  for (const name of evidenceNames) mkdirSync(folderOf(name));
  return {
    folderOf,
    add: (name, file, text) => appendFileSync(join(folderOf(name), file), text),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * A collector of traces (OTLP over HTTP) and an error service (Sentry envelopes): they store every
 * byte that a server sends them.
 */
export type Collector = { url: string; dsn: string; close(): Promise<void> };

export async function openCollector(evidence: Evidence): Promise<Collector> {
  const server = createServer((request, response) => {
    const isTraces = request.url === '/v1/traces';
    const keep = (text: string | Buffer) =>
      evidence.add(isTraces ? 'traces' : 'error reports', 'received.txt', text);
    keep(`\n${request.method} ${request.url} ${JSON.stringify(request.headers)}\n`);
    request.on('data', keep).on('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    dsn: `http://cardsearch@127.0.0.1:${port}/1`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
