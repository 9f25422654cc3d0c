import { post } from '../../platform/outbound.ts';
import type { Mail, SendMail } from './mail.ts';

type Setting = { smtpUrl: string | null; sandboxUrl: string | null };

/** Mails leave by the operator's mail server, else to the sandbox's mailbox, else they are not sent at all. */
export function createSendMail({ smtpUrl, sandboxUrl }: Setting): SendMail {
  if (smtpUrl !== null) return bySmtp(smtpUrl);
  if (sandboxUrl !== null) return toSandbox(sandboxUrl);
  return async () => undefined;
}

const toSandbox =
  (sandboxUrl: string): SendMail =>
  ({ to, subject, html, text }) =>
    post({ url: `${sandboxUrl}/mail`, body: JSON.stringify({ to, subject, html, text }) });

/** The sender's address is the login's. The mail library comes in with the first mail. */
function bySmtp(smtpUrl: string): SendMail {
  const sender = decodeURIComponent(new URL(smtpUrl).username) || 'no-reply@localhost';
  return async (mail: Mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(smtpUrl);
    const from = { name: mail.fromName, address: sender };
    const messageId = `<${mail.id}@${sender.split('@')[1] ?? 'localhost'}>`;
    await transport.sendMail({ messageId, from, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
  };
}
