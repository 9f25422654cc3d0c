import { isIPv4 } from 'node:net';
import { queueSizes } from '../platform/jobs/job-queues.ts';
import type { Mail, MailTransport, UnsubscribeLink } from './mail.ts';
import { isRefusedForGood, mailFailure } from './mail-failure.ts';

/** Timeouts, milliseconds. */
export type MailTimeouts = {
  connectionTimeout: number;
  dnsTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
};

/**
 * Timeouts of a mail server for the connection, the greeting and each command. The library's own
 * are 2 and 10 minutes: the queue would give the job to another process before it failed.
 */
export const mailTimeouts: MailTimeouts = {
  connectionTimeout: 5_000,
  dnsTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/**
 * `maxConnections`: as many as the process sends mails at once, so that no mail waits for a
 * connection. `maxRequeues`: a mail whose connection was lost fails; its job tries again with the
 * same Message-ID. `idleTimeout`: milliseconds, shorter than the patience of a mail server.
 */
const poolOptions = {
  pool: true,
  maxConnections: queueSizes.mail.workers,
  maxMessages: 100,
  maxRequeues: 0,
  idleTimeout: 30_000,
} as const;

type SmtpParts = { smtpUrl: string; sender: string; timeouts: MailTimeouts };
type Send = (mail: object) => Promise<unknown>;
type Pool = { sendMail: Send; close(): void };

/**
 * Sends mails over a few connections that stay open; the sender's name is the brand's. The mail
 * library is loaded with the first mail.
 * docs/rules/notifications.md#connections-to-the-mail-server.
 */
export function openSmtpPool(parts: SmtpParts): MailTransport {
  let pool: Promise<Pool> | null = null;
  let isClosed = false;
  return {
    send: async (mail) => {
      if (isClosed) throw new Error('mails are no longer sent: the process stops');
      const { sendMail } = await (pool ??= createPool(parts));
      return deliver(sendMail, mail, parts.sender);
    },
    close: () => {
      isClosed = true;
      void pool?.then(
        (opened) => opened.close(),
        () => undefined,
      );
    },
  };
}

async function createPool({ smtpUrl, timeouts }: SmtpParts): Promise<Pool> {
  const { createTransport } = await import('nodemailer');
  const requireTLS = requiresTls(new URL(smtpUrl));
  const transport = createTransport({ url: smtpUrl, ...poolOptions, ...timeouts, requireTLS });
  return { sendMail: (mail) => transport.sendMail(mail), close: () => transport.close() };
}

async function deliver(send: Send, mail: Mail, sender: string): Promise<'sent' | 'refused'> {
  const { id, fromName: name, to, subject, text, html, unsubscribe } = mail;
  const messageId = `<${id}@${sender.split('@')[1] ?? 'localhost'}>`;
  try {
    await send({
      messageId,
      from: { name, address: sender },
      to,
      subject,
      text,
      html,
      headers: unsubscribe ? unsubscribeHeaders(unsubscribe) : {},
    });
    return 'sent';
  } catch (error) {
    if (isRefusedForGood(error)) return 'refused';
    throw new Error(mailFailure(error));
  }
}

/**
 * Headers by which a mail program offers the unsubscription and does it with one click (RFC 8058).
 * docs/rules/privacy.md#one-click.
 */
const unsubscribeHeaders = ({ oneClick }: UnsubscribeLink): Record<string, string> => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Returns true if mails and the password must not travel without TLS: unless the mail server is on
 * this machine, or the setting ends with `?requireTLS=false`.
 * docs/rules/notifications.md#tls-to-the-mail-server.
 */
export function requiresTls({ protocol, hostname, searchParams }: URL): boolean {
  const chosen = searchParams.get('requireTLS');
  if (chosen !== null) return chosen === 'true';
  return protocol === 'smtp:' && !isThisMachine(hostname);
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
