import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/postgres/free-port.mjs';
import { root } from '../scripts/root.mjs';
import { builtServer } from '../scripts/run/build-programs.mjs';
import { requestBytes } from './lib/connection.ts';
import { figure, goalFigure, printFigures } from './lib/figures.ts';
import { requestOnce, median } from './lib/load.ts';
import { residentMiB } from './lib/resident-memory.ts';
import { isSmoke, sized } from './lib/run-size.ts';
import { type Bench, measure } from './lib/stack.ts';

const starts = sized(7, 1);
const idleSeconds = sized(8, 0.1);
const pages = sized(2_000, 20);

type Start = { firstPage: number; listeningMs: number; idleMiB: number; busyMiB: number };

/**
 * Measures how soon a server on a migrated database serves its first menu page, and its memory
 * while idle.
 */
await measure(async (bench) => {
  if (!isSmoke) await startOnce(bench);
  const results: Start[] = [];
  for (let start = 0; start < starts; start += 1) results.push(await startOnce(bench));
  const bare = await bareNode(bench);
  const middle = (key: keyof Start) => median(results.map((result) => result[key]));
  printFigures(`Start of the server, median of ${starts}`, [
    figure('a bare Node process: up after', bare.ms, 'ms'),
    figure('first menu page served after', middle('firstPage'), 'ms'),
    goalFigure('serverStart', 'ratio to a bare Node process', middle('firstPage') / bare.ms, {
      ours: middle('firstPage'),
      yardstick: bare.ms,
      unit: 'ms',
    }),
    figure('of which until it listens, by its log', middle('listeningMs'), 'ms'),
    figure('a bare Node process: memory', bare.idleMiB, 'MiB'),
    goalFigure('memoryIdle', `memory ${idleSeconds} s after its first page`, middle('idleMiB'), {
      ours: middle('idleMiB'),
      yardstick: bare.idleMiB,
      unit: 'MiB',
    }),
    goalFigure(
      'memoryAfterPages',
      `memory after ${pages.toLocaleString('en')} pages more`,
      middle('busyMiB'),
      { ours: middle('busyMiB'), yardstick: bare.idleMiB, unit: 'MiB' },
    ),
  ]);
});

async function startOnce(bench: Bench): Promise<Start> {
  const port = await freePort(null);
  const begun = performance.now();
  const server = spawn(process.execPath, [join(root, builtServer)], {
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
  for (let visit = 0; visit < pages; visit += 1) await requestOnce(port, page);
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
