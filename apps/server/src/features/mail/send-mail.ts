import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { incrementCounter } from '../../platform/observe/process-metrics.ts';
import { postToPartner } from '../../platform/post-to-partner.ts';
import type { Mail, SendMail } from './mail.ts';

/** `mailFrom`: the address that mails come from; set wherever there is a mail server. */
type MailConfig = {
  smtpUrl: string | null;
  mailFrom: string | null;
  sandboxUrl: string | null;
  demo: boolean;
};

/** Milliseconds. */
export type MailTimeouts = {
  connectionTimeout: number;
  dnsTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
};

/**
 * How long a mail server may take to accept the connection, to greet, and to answer each command. The library waits 2 and 10 minutes otherwise,
 * and the job would be given to another process before it has failed.
 */
export const mailTimeouts: MailTimeouts = {
  connectionTimeout: 5_000,
  dnsTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** Mails leave by the operator's mail server, else in a demonstration to the sandbox's mailbox, else they are not sent at all. */
export function createSendMail(
  { smtpUrl, mailFrom, sandboxUrl, demo }: MailConfig,
  timeouts = mailTimeouts,
): SendMail {
  if (smtpUrl !== null && mailFrom !== null)
    return withTidyHeaders(bySmtp(smtpUrl, mailFrom, timeouts));
  if (demo && sandboxUrl !== null) return withTidyHeaders(toSandbox(sandboxUrl));
  return async () => undefined;
}

/** What stands in a mail's headers is one line. */
const withTidyHeaders =
  (send: SendMail): SendMail =>
  (mail) =>
    send({ ...mail, subject: tidyText(mail.subject), fromName: tidyText(mail.fromName) });

const toSandbox =
  (sandboxUrl: string): SendMail =>
  ({ to, subject, html, text }) =>
    postToPartner({ url: `${sandboxUrl}/mail`, body: JSON.stringify({ to, subject, html, text }) });

/** The brand's name stands before the sender's address. The mail library comes in with the first mail. */
function bySmtp(smtpUrl: string, sender: string, timeouts: MailTimeouts): SendMail {
  return async (mail: Mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: smtpUrl, ...timeouts });
    const from = { name: mail.fromName, address: sender };
    const messageId = `<${mail.id}@${sender.split('@')[1] ?? 'localhost'}>`;
    const sent = transport.sendMail({
      messageId,
      from,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
    });
    await sent.catch((error: unknown) => {
      throw new Error(mailFailure(error));
    });
  };
}

/** The same, counted by whether it was taken. */
export const withMailMetrics =
  (sendMail: SendMail): SendMail =>
  async (mail) => {
    try {
      await sendMail(mail);
      incrementCounter('comanda_mails_total', { outcome: 'sent' });
    } catch (error) {
      incrementCounter('comanda_mails_total', { outcome: 'failed' });
      throw error;
    }
  };

/** Why a mail did not leave, in words of our own: the mail server's often repeat whom it was for. */
function mailFailure(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'the mail server could not be used';
  const code =
    'code' in error && typeof error.code === 'string' && /^[A-Z_]{1,30}$/u.test(error.code)
      ? error.code
      : 'no code';
  const answer =
    'responseCode' in error && Number.isInteger(error.responseCode)
      ? `, answer ${Number(error.responseCode)}`
      : '';
  return `the mail server did not take a mail (${code}${answer})`;
}
