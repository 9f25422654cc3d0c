import { closeSync, openSync } from 'node:fs';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, logOutput } from './create-log.ts';

test('a log contains no token, no personal data and no statement values, even if the caller passes them', () => {
  let written = '';
  const log = createLog(
    'info',
    new Writable({ write: (chunk, _encoding, done) => (written += String(chunk)) && done() }),
  );
  const broken = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_pkey',
    detail: 'Key (email)=(camila@example.com)',
  });
  log.error(
    {
      err: broken,
      token: 'burger.secret',
      guest: { email: 'camila@example.com', phone: '87654321' },
      call: {
        headers: {
          authorization: 'Bearer x',
          'x-login-token': 'canary-a',
          'x-cart-key': 'canary-b',
        },
        query: { oobCode: 'canary-c' },
      },
      'x-login-token': 'canary-d',
      tried: { code: '704215', verification_code: 'canary-f', oob_code: 'canary-g' },
    },
    'failed',
  );
  expect(written).toContain('"constraint":"users_pkey"');
  expect(written).toContain('"code":"23505"');
  expect(written).not.toMatch(/canary|704215|camila|87654321|burger\.secret|Bearer x/);
});

test('a full disk loses log lines only, and each failure is counted', async () => {
  const full = openSync('/dev/full', 'w');
  let failures = 0;
  const log = createLog(
    'info',
    logOutput(() => (failures += 1), full),
  );
  const expected = [1, 2, 3];
  for (const least of expected) {
    log.info({ line: 'x'.repeat(1_000) }, 'a line for nobody');
    await expect.poll(() => failures).toBeGreaterThanOrEqual(least);
  }
  for (let line = 0; line < 1_100; line += 1)
    log.info({ line: 'x'.repeat(1_000) }, 'a line for nobody');
  await expect.poll(() => failures).toBeGreaterThan(expected.length);
  closeSync(full);
});
