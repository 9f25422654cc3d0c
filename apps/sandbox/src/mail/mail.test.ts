import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { manualTimer } from '../testing/manual-timer.ts';
import { createMailbox } from './mailbox.ts';

let app: FastifyInstance;
beforeEach(() => {
  const timer = manualTimer();
  const kitchen = createKitchen(
    { timer, updateStatus: async () => ({ kind: 'stop', reason: '' }) },
    { stepMs: 1, paused: true },
  );
  app = buildSandbox({ kitchen, mailbox: createMailbox(), integrationKey: 'key', timer });
});
afterEach(() => app.close());

const write = (mail: object) =>
  app.inject({
    method: 'POST',
    url: '/mail',
    payload: JSON.stringify(mail),
    headers: { 'content-type': 'application/json' },
  });
const code = {
  to: 'amparo@ejemplo.cl',
  subject: 'Tu código es 409123',
  html: '<p>409123</p>',
  text: '409123',
};

test('a mail that was sent can be read by a person and by a program', async () => {
  const { id } = (await write(code)).json<{ id: number }>();
  await write({ ...code, to: 'otra@ejemplo.cl' });
  expect((await app.inject('/mail')).body).toContain('Tu código es 409123');
  expect((await app.inject(`/mail/${id}`)).body).toContain(`src="/mail/${id}/html"`);
  expect((await app.inject('/mail.json?to=AMPARO@ejemplo.cl')).json()).toMatchObject({
    mails: [code],
  });
});

test('a mail may run nothing on the page that shows it', async () => {
  const { id } = (
    await write({ ...code, subject: '<script>1</script>', html: '<script>1</script>' })
  ).json<{ id: number }>();
  expect((await app.inject('/mail')).body).not.toContain('<script>');
  expect((await app.inject(`/mail/${id}/html`)).headers['content-security-policy']).toContain(
    "script-src 'none'",
  );
});

test('a mail without a recipient or a text is refused', async () => {
  expect((await write({ ...code, to: '' })).statusCode).toBe(422);
  expect((await write({ to: 'a@b.cl', subject: 'x' })).statusCode).toBe(422);
});

test('the box can be emptied', async () => {
  await write(code);
  expect((await app.inject({ method: 'DELETE', url: '/mail' })).statusCode).toBe(204);
  expect((await app.inject('/mail.json')).json()).toEqual({ mails: [] });
});
