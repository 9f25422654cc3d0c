import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/postgres/free-port.mjs';
import { root } from '../scripts/root.mjs';
import { requestBytes } from './lib/connection.ts';
import { atMost, figure, printFigures } from './lib/figures.ts';
import { requestOnce, median } from './lib/load.ts';
import { type Bench, measure } from './lib/stack.ts';

const starts = 7;
const idleSeconds = 8;

type Start = { firstPage: number; listeningMs: number; idleMiB: number; busyMiB: number };

/**
 * Measures how soon a server on a migrated database serves its first menu page, and its memory
 * while idle.
 */
await measure(async (bench) => {
  await startOnce(bench);
  const results: Start[] = [];
  for (let start = 0; start < starts; start += 1) results.push(await startOnce(bench));
  const bare = await bareNode(bench);
  const middle = (key: keyof Start) => median(results.map((result) => result[key]));
  printFigures(`Start of the server, median of ${starts}`, [
    figure('a bare Node process: up after', bare.ms, 'ms'),
    figure('first menu page served after', middle('firstPage'), 'ms', atMost(600)),
    figure('of which until it listens, by its log', middle('listeningMs'), 'ms'),
    figure('a bare Node process: memory', bare.idleMiB, 'MiB'),
    figure(`memory ${idleSeconds} s after its first page`, middle('idleMiB'), 'MiB', atMost(95)),
    figure('memory after 2,000 pages more', middle('busyMiB'), 'MiB'),
  ]);
});

async function startOnce(bench: Bench): Promise<Start> {
  const port = await freePort(null);
  const begun = performance.now();
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: { ...process.env, ...bench.environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const page = requestBytes({
    path: '/',
    host: `${bench.host}:${port}`,
    headers: { 'accept-encoding': 'br' },
  });
  while (!(await answers(port, page))) {
    if (server.exitCode !== null) throw new Error(`the server ended (${server.exitCode})`);
    await wait(2);
  }
  const firstPage = performance.now() - begun;
  await wait(idleSeconds * 1_000);
  const idleMiB = residentMiB(server.pid);
  for (let visit = 0; visit < 2_000; visit += 1) await requestOnce(port, page);
  const busyMiB = residentMiB(server.pid);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  return { firstPage, listeningMs: Number(/"ms":(\d+)/.exec(output)?.[1]), idleMiB, busyMiB };
}

async function answers(port: number, page: Buffer): Promise<boolean> {
  try {
    return (await requestOnce(port, page)).status === 200;
  } catch {
    return false;
  }
}

/** Resident memory of a process in MiB, shared libraries included, as the kernel counts it. */
function residentMiB(pid: number | undefined): number {
  return (
    Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
  );
}

/** The lower bound of both figures: Node itself, listening, with nothing loaded. */
async function bareNode(bench: Bench): Promise<{ ms: number; idleMiB: number }> {
  const port = await freePort(null);
  const begun = performance.now();
  const code = `require('node:http').createServer((_, answer) => answer.end('up')).listen(${port}, '127.0.0.1')`;
  const program = spawn(process.execPath, ['--eval', code], { cwd: bench.folder, stdio: 'ignore' });
  const request = requestBytes({ path: '/', host: 'localhost' });
  while (!(await answers(port, request))) await wait(2);
  const ms = performance.now() - begun;
  await wait(500);
  const idleMiB = residentMiB(program.pid);
  program.kill('SIGTERM');
  return { ms, idleMiB };
}
