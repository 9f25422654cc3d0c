import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../platform/log.ts';
import {
  type MailServerRules,
  messageIdOf,
  startStrictMailServer,
} from '../testing/strict-mail-server.ts';
import type { Mail } from './mail.ts';
import { createMailer } from './send-mail.ts';
import { mailTimeouts, requiresTls } from './smtp-pool.ts';

const mail: Mail = {
  id: 'order-7',
  to: 'camila@example.com',
  fromName: 'Brasa & Pan',
  subject: 'Tu pedido',
  text: 'Hola',
  html: '<p>Hola</p>',
};

function openMailer(port: number, query = '', greetingTimeout = mailTimeouts.greetingTimeout) {
  const warnings: object[] = [];
  const mailer = createMailer({
    log: { ...silentLog, warn: (facts) => void warnings.push(facts) },
    config: {
      smtpUrl: `smtp://127.0.0.1:${port}${query}`,
      mailFrom: 'shop@example.com',
      sandboxUrl: null,
      demo: false,
    },
    timeouts: { ...mailTimeouts, greetingTimeout },
  });
  onTestFinished(mailer.close);
  return { ...mailer, warnings };
}

test('ten mails in a row use one connection, and none is left after the end', async () => {
  const server = await startStrictMailServer();
  const { send, close } = openMailer(server.port);
  for (let at = 0; at < 10; at += 1) await send({ ...mail, id: `order-${at}` });
  expect(server.messages).toHaveLength(10);
  expect(server.connections()).toBe(1);
  close();
  await expect(send(mail)).rejects.toThrow('the process stops');
});

test('a mail server that asks for another try (451) takes the mail at the next one', async () => {
  const seen = new Set<string>();
  const server = await startStrictMailServer({
    recipient: (address) => (seen.has(address) ? null : (seen.add(address), { status: 451 })),
  });
  const { send, warnings } = openMailer(server.port);
  await expect(send(mail)).rejects.toThrow('EENVELOPE, answer 451');
  await send(mail);
  expect(server.messages).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test('a mail server that is closing (421) fails the mail, and takes it once it is open', async () => {
  const rules: MailServerRules = { greets: async () => ({ status: 421 }) };
  const server = await startStrictMailServer(rules);
  const { send } = openMailer(server.port);
  await expect(send(mail)).rejects.toThrow(/did not take a mail .*421/u);
  delete rules.greets;
  await send(mail);
  expect(server.messages).toHaveLength(1);
});

test.each([550, 553])(
  'a recipient that the mail server refuses for good (%i) ends the mail, and only its id is logged',
  async (status) => {
    const server = await startStrictMailServer({ recipient: () => ({ status }) });
    const { send, warnings } = openMailer(server.port);
    await send(mail);
    expect(server.messages).toEqual([]);
    expect(warnings).toEqual([{ mail: 'order-7' }]);
  },
);

test('a message that the mail server refuses for good (554) ends the mail', async () => {
  const server = await startStrictMailServer({ takes: () => ({ status: 554 }) });
  const { send, warnings } = openMailer(server.port);
  await send(mail);
  expect(warnings).toEqual([{ mail: 'order-7' }]);
});

test('a slow greeting is waited for, and a missing one fails the mail', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const slow = await startStrictMailServer({ greets: () => promise });
  const sending = openMailer(slow.port).send(mail);
  await expect.poll(() => slow.connections()).toBe(1);
  resolve(null);
  await sending;
  expect(slow.messages).toHaveLength(1);
  const silent = await startStrictMailServer({ greets: () => new Promise(() => undefined) });
  await expect(openMailer(silent.port, '', 20).send(mail)).rejects.toThrow('ETIMEDOUT');
});

test('a connection that is lost after the message fails the mail; the next try has the same Message-ID', async () => {
  const rules: MailServerRules = { takes: (_message, reset) => (reset(), null) };
  const server = await startStrictMailServer(rules);
  const { send } = openMailer(server.port);
  await expect(send(mail)).rejects.toThrow('did not take a mail');
  delete rules.takes;
  await send(mail);
  expect(server.messages.map(messageIdOf)).toEqual([
    '<order-7@example.com>',
    '<order-7@example.com>',
  ]);
});

test('mails go on after the mail server has started again', async () => {
  const first = await startStrictMailServer();
  const { send } = openMailer(first.port);
  await send(mail);
  await first.close();
  await expect(send(mail)).rejects.toThrow('did not take a mail');
  const second = await startStrictMailServer({}, first.port);
  await send(mail);
  expect(second.messages).toHaveLength(1);
});

test('a mail server elsewhere must speak TLS; one on this machine need not', async () => {
  const needsTls = (url: string) => requiresTls(new URL(url));
  expect(needsTls('smtp://mail.example.com:587')).toBe(true);
  expect(needsTls('smtp://10.0.0.7:25')).toBe(true);
  expect(needsTls('smtp://relay:25?requireTLS=false')).toBe(false);
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(needsTls(`smtp://${host}:25`)).toBe(false);
  const server = await startStrictMailServer();
  const { send } = openMailer(server.port, '?requireTLS=true');
  await expect(send(mail)).rejects.toThrow('ETLS');
  expect(server.messages).toEqual([]);
});

test('a marketing mail has the headers of the one-click unsubscription, and no other mail has them', async () => {
  const server = await startStrictMailServer();
  const { send } = openMailer(server.port);
  const unsubscribe = {
    page: 'https://burger.example/?unsubscribe=k',
    oneClick: 'https://burger.example/v1/unsubscriptions/k',
  };
  await send({ ...mail, unsubscribe });
  await send({ ...mail, id: 'order-8' });
  const headers = server.messages.map((text) => /^List-Unsubscribe.*$/gimu.exec(text)?.[0]);
  expect(server.messages[0]).toMatch(
    /^List-Unsubscribe: <https:\/\/burger[.]example\/v1\/unsubscriptions\/k>\r?$/mu,
  );
  expect(server.messages[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/mu);
  expect(headers[1]).toBeUndefined();
});
