import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../platform/log.ts';
import { createMailer } from './send-mail.ts';

/** Starts a mail server that accepts every mail. Returns its port and the lines it received. */
async function mailServer(): Promise<{ port: number; lines: string[] }> {
  const lines: string[] = [];
  const server = createServer((socket) => converse(socket, lines)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, lines };
}

function converse(socket: Socket, lines: string[]): void {
  let isContent = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 ready');
  createInterface({ input: socket }).on('line', (line) => {
    lines.push(line);
    if (isContent && line !== '.') return;
    if (line === '.') isContent = false;
    if (line === 'DATA') isContent = true;
    say(
      line === 'DATA'
        ? '354 go on'
        : line === 'QUIT'
          ? '221 bye'
          : line.startsWith('AUTH')
            ? '235 in'
            : line.startsWith('EHLO')
              ? '250 AUTH PLAIN'
              : '250 ok',
    );
    if (line === 'QUIT') socket.end();
  });
}

test('a mail is sent from MAIL_FROM with the brand’s name, whichever user logs in to the mail server', async () => {
  const { port, lines } = await mailServer();
  const { send, close } = createMailer({
    log: silentLog,
    config: {
      smtpUrl: `smtp://apikey:SECRET@127.0.0.1:${port}`,
      mailFrom: 'orders@example.com',
      sandboxUrl: null,
      demo: false,
    },
  });
  onTestFinished(close);
  await send({
    id: 'order-1',
    to: 'camila@example.com',
    fromName: 'Brasa & Pan',
    subject: 'Tu pedido',
    text: 'Hola',
    html: '<p>Hola</p>',
  });
  expect(lines).toContainEqual(expect.stringMatching(/^MAIL FROM:<orders@example\.com>/));
  expect(lines).toContain('From: "Brasa & Pan" <orders@example.com>');
  expect(lines).toContain('Message-ID: <order-1@example.com>');
  expect(lines.join('\n')).not.toContain('apikey');
});

test('the failure does not contain the mail server’s words about the recipient', async () => {
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      const answer = line.startsWith('RCPT')
        ? '450 4.2.1 <camila@example.com> is busy'
        : line.startsWith('EHLO')
          ? '250 AUTH PLAIN'
          : '250 ok';
      socket.write(`${line.startsWith('AUTH') ? '235 in' : answer}\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { send, close } = createMailer({
    log: silentLog,
    config: {
      smtpUrl: `smtp://user:pass@127.0.0.1:${port}`,
      mailFrom: 'shop@example.com',
      sandboxUrl: null,
      demo: false,
    },
  });
  onTestFinished(close);
  const mail = {
    id: 'm1',
    to: 'camila@example.com',
    fromName: 'Brasa',
    subject: 'Hola\nBcc: x',
    text: 'a',
    html: 'a',
  };
  const failure: unknown = await send(mail).catch((error: unknown) => error);
  expect(failure).toEqual(new Error('the mail server did not take a mail (EENVELOPE, answer 450)'));
  expect(failure instanceof Error && failure.cause).toBeUndefined();
});
