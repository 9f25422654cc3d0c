import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningServer } from './postmaster.mjs';
import { startDatabase } from './start-database.mjs';
import { releaseDatabase, stopDatabase } from './stop-database.mjs';

const name = `trial-${process.pid}`;
let first;

beforeAll(async () => {
  first = await startDatabase(name, { durable: false });
});

afterAll(async () => {
  await stopDatabase(name);
  rmSync(first.folder, { recursive: true, force: true });
});

const start = () => startDatabase(name, { durable: false });
const pidFile = () => join(first.folder, 'data', 'postmaster.pid');

test('a running instance is found, not started twice', async () => {
  expect(await start()).toEqual(first);
});

test('a killed instance starts again on its port, with its secret', async () => {
  process.kill(first.pid, 'SIGKILL');
  const again = await start();
  expect(again.pid).not.toBe(first.pid);
  expect(again.url).toBe(first.url);
});

test('a pid file of a dead server is ignored if another process has its pid now', async () => {
  const lines = readFileSync(pidFile(), 'utf8').split('\n');
  await stopDatabase(name);
  writeFileSync(pidFile(), [process.pid, ...lines.slice(1)].join('\n'));
  expect(runningServer(first.folder)).toBeNull();
  expect((await start()).url).toBe(first.url);
});

test('the instance moves to another port if another program took its port', async () => {
  await stopDatabase(name);
  const otherProgram = createServer().listen(first.port, '127.0.0.1');
  await once(otherProgram, 'listening');
  const moved = await start();
  otherProgram.close();
  expect(moved.port).not.toBe(first.port);
});

test('the instance stops with its last user and not before', async () => {
  await startDatabase(name, { durable: false, user: 'by-hand' });
  await releaseDatabase(first);
  expect(runningServer(first.folder)).not.toBeNull();
  await stopDatabase(name);
  await start();
  await releaseDatabase(first);
  expect(runningServer(first.folder)).toBeNull();
});
