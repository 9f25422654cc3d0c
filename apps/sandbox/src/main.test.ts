import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

test('the program answers on its port and ends well at SIGTERM', async () => {
  const port = await freePort();
  const program = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { SANDBOX_PORT: String(port), DEMO: '1' },
    stdio: 'ignore',
  });
  const ended = once(program, 'exit');
  await expect.poll(() => isUp(`http://127.0.0.1:${port}/healthz`), { timeout: 10_000 }).toBe(true);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('href="/kitchen"');
  program.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 20_000);

test.each([{}, { DEMO: '0' }, { DEMO: '' }])(
  'outside a demonstration (%j) the program does not start and says why',
  async (env) => {
    const program = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
      env: { SANDBOX_PORT: '0', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')]);
    expect([said, code]).toEqual([expect.stringContaining('DEMO=1'), 1]);
  },
  20_000,
);
