import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

test('a log keeps no token, no person and no values of a statement, even when it is given them', () => {
  let written = '';
  const log = createLog('info', new Writable({ write: (chunk, _encoding, done) => (written += String(chunk)) && done() }));
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
      call: { headers: { authorization: 'Bearer x' } },
    },
    'failed',
  );
  expect(written).toContain('"constraint":"users_pkey"');
  expect(written).not.toMatch(/camila|87654321|burger\.secret|Bearer x/);
});
