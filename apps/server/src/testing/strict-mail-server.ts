import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** The server's answer to one step of the conversation; null: it goes on. */
type Answer = { status: number } | null;

/**
 * `greets`: resolves when the greeting may be sent. `recipient`: called per RCPT TO. `takes`:
 * called with each whole message.
 */
export type MailServerRules = {
  greets?: () => Promise<Answer>;
  recipient?: (address: string) => Answer;
  takes?: (message: string, reset: () => void) => Answer;
};

/**
 * `messages`: those that the server took, or received whole before it broke off. `connections`: how
 * many were opened.
 */
export type StrictMailServer = {
  port: number;
  messages: string[];
  connections(): number;
  close(): Promise<void>;
};

const errorOf = (answer: Answer): Error | null =>
  answer && Object.assign(new Error('not now'), { responseCode: answer.status });

/**
 * Starts an SMTP server on this machine that keeps to the protocol and does what `rules` say; the
 * test may change them. Ends with the test.
 */
export async function startStrictMailServer(
  rules: MailServerRules = {},
  port = 0,
): Promise<StrictMailServer> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, done) =>
      void Promise.resolve(rules.greets?.() ?? null).then((answer) => done(errorOf(answer))),
    onRcptTo: ({ address }, _session, done) => done(errorOf(rules.recipient?.(address) ?? null)),
    onData: (stream, _session, done) =>
      void text(stream).then((message) => {
        messages.push(message);
        const reset = () => sockets.forEach((socket) => socket.resetAndDestroy());
        done(errorOf(rules.takes?.(message, reset) ?? null));
      }),
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket.on('close', () => sockets.delete(socket)));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(resolve));
    sockets.forEach((socket) => socket.destroy());
    await closed;
  };
  onTestFinished(close);
  return {
    port: (server.server.address() as AddressInfo).port,
    messages,
    connections: () => connections,
    close,
  };
}

/** The Message-ID of a received mail. */
export const messageIdOf = (message: string): string | undefined =>
  /^Message-ID: (<[^>]+>)/imu.exec(message)?.[1];
