import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { incrementCounter } from '../../platform/observe/process-metrics.ts';
import { postToPartner } from '../../platform/post-to-partner.ts';
import type { Mail, SendMail } from './mail.ts';

/** `mailFrom`: the sender's address of every mail; set whenever there is a mail server. */
type MailConfig = {
  smtpUrl: string | null;
  mailFrom: string | null;
  sandboxUrl: string | null;
  demo: boolean;
};

/** Timeouts, milliseconds. */
export type MailTimeouts = {
  connectionTimeout: number;
  dnsTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
};

/**
 * Timeouts of a mail server for the connection, the greeting and each command. The library's own are 2 and 10 minutes: the queue would give
 * the job to another process before it failed.
 */
export const mailTimeouts: MailTimeouts = {
  connectionTimeout: 5_000,
  dnsTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** Sends mails through the operator's mail server, in a demonstration to the sandbox's mailbox, and otherwise not at all. */
export function createSendMail(
  { smtpUrl, mailFrom, sandboxUrl, demo }: MailConfig,
  timeouts = mailTimeouts,
): SendMail {
  if (smtpUrl !== null && mailFrom !== null)
    return withTidyHeaders(bySmtp(smtpUrl, mailFrom, timeouts));
  if (demo && sandboxUrl !== null) return withTidyHeaders(toSandbox(sandboxUrl));
  return async () => undefined;
}

/** Removes line breaks from a mail's headers. */
const withTidyHeaders =
  (send: SendMail): SendMail =>
  (mail) =>
    send({ ...mail, subject: tidyText(mail.subject), fromName: tidyText(mail.fromName) });

const toSandbox =
  (sandboxUrl: string): SendMail =>
  ({ to, subject, html, text }) =>
    postToPartner({ url: `${sandboxUrl}/mail`, body: JSON.stringify({ to, subject, html, text }) });

/** Sends mails by SMTP; the sender's name is the brand's. The mail library is loaded with the first mail. */
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

/** Adds metrics: counts the mails by whether they were accepted. */
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

/** Returns the reason of a failure in our own words: a mail server's message often repeats the recipient's address. */
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
