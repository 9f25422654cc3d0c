import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import type { Log } from '../platform/log.ts';
import { incrementCounter } from '../platform/observe/process-metrics.ts';
import { postToPartner } from '../platform/post-to-partner.ts';
import type { Mail, MailOutcome, MailTransport, SendMail } from './mail.ts';
import { type MailTimeouts, mailTimeouts, openSmtpPool } from './smtp-pool.ts';

/** `mailFrom`: the sender's address of every mail; set whenever there is a mail server. */
type MailConfig = {
  smtpUrl: string | null;
  mailFrom: string | null;
  sandboxUrl: string | null;
  demo: boolean;
};

type MailerParts = { config: MailConfig; log: Pick<Log, 'warn'>; timeouts?: MailTimeouts };

/**
 * `send` throws if the mail is worth another try. `close`: ends the connections to the mail server,
 * at the end of the process.
 */
export type Mailer = { send: SendMail; close(): void };

/**
 * Sends mails through the operator's mail server, in a demonstration to the sandbox's mailbox, and
 * otherwise not at all. Counts each mail by its outcome. A mail that is refused for good is logged
 * by its id and counts as done.
 */
export function createMailer({ config, log, timeouts = mailTimeouts }: MailerParts): Mailer {
  const transport = transportOf(config, timeouts);
  if (transport === null) return { send: async () => undefined, close: () => undefined };
  const send: SendMail = async (mail) => {
    const outcome = await transport.send(withTidyHeaders(mail)).catch((error: unknown) => {
      incrementCounter('comanda_mails_total', { outcome: 'failed' });
      throw error;
    });
    incrementCounter('comanda_mails_total', { outcome });
    if (outcome === 'refused')
      log.warn({ mail: mail.id }, 'the mail server refused a mail for good');
  };
  return { send, close: transport.close };
}

function transportOf(config: MailConfig, timeouts: MailTimeouts): MailTransport | null {
  const { smtpUrl, mailFrom, sandboxUrl, demo } = config;
  if (smtpUrl !== null && mailFrom !== null)
    return openSmtpPool({ smtpUrl, sender: mailFrom, timeouts });
  if (demo && sandboxUrl !== null)
    return { send: (mail) => toSandbox(sandboxUrl, mail), close: () => undefined };
  return null;
}

/** Removes line breaks from a mail's headers. */
const withTidyHeaders = (mail: Mail): Mail => ({
  ...mail,
  subject: tidyText(mail.subject),
  fromName: tidyText(mail.fromName),
});

async function toSandbox(sandboxUrl: string, mail: Mail): Promise<MailOutcome> {
  const { fromName: from, to, subject, html, text } = mail;
  await postToPartner({
    url: `${sandboxUrl}/mail`,
    body: JSON.stringify({ from, to, subject, html, text }),
  });
  return 'sent';
}
