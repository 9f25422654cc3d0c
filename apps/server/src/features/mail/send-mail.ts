import { count } from '../../platform/observe/measures.ts';
import { post } from '../../platform/outbound.ts';
import type { Mail, SendMail } from './mail.ts';

/** `mailFrom`: the address that mails come from; set wherever there is a mail server. */
type Setting = { smtpUrl: string | null; mailFrom: string | null; sandboxUrl: string | null; demo: boolean };

/** Milliseconds. */
export type MailTimeouts = { connectionTimeout: number; dnsTimeout: number; greetingTimeout: number; socketTimeout: number };

/**
 * How long a mail server may take to accept the connection, to greet, and to answer each command. The library waits 2 and 10 minutes otherwise,
 * and the job would be given to another process before it has failed.
 */
export const mailTimeouts: MailTimeouts = { connectionTimeout: 5_000, dnsTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Mails leave by the operator's mail server, else in a demonstration to the sandbox's mailbox, else they are not sent at all. */
export function createSendMail({ smtpUrl, mailFrom, sandboxUrl, demo }: Setting, timeouts = mailTimeouts): SendMail {
  if (smtpUrl !== null && mailFrom !== null) return bySmtp(smtpUrl, mailFrom, timeouts);
  if (demo && sandboxUrl !== null) return toSandbox(sandboxUrl);
  return async () => undefined;
}

const toSandbox =
  (sandboxUrl: string): SendMail =>
  ({ to, subject, html, text }) =>
    post({ url: `${sandboxUrl}/mail`, body: JSON.stringify({ to, subject, html, text }) });

/** The brand's name stands before the sender's address. The mail library comes in with the first mail. */
function bySmtp(smtpUrl: string, sender: string, timeouts: MailTimeouts): SendMail {
  return async (mail: Mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: smtpUrl, ...timeouts });
    const from = { name: mail.fromName, address: sender };
    const messageId = `<${mail.id}@${sender.split('@')[1] ?? 'localhost'}>`;
    await transport.sendMail({ messageId, from, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
  };
}

/** The same, counted by whether it was taken. */
export const countedMails =
  (sendMail: SendMail): SendMail =>
  async (mail) => {
    try {
      await sendMail(mail);
      count('comanda_mails_total', { outcome: 'sent' });
    } catch (error) {
      count('comanda_mails_total', { outcome: 'failed' });
      throw error;
    }
  };
