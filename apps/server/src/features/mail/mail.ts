import { escapeMarkup } from '../../platform/escape-markup.ts';
/** A mail ready to send. `id` is the same each time the same mail is sent, so that a repeated mail can be recognised. */
export type Mail = {
  id: string;
  to: string;
  fromName: string;
  subject: string;
  text: string;
  html: string;
};

/** Sends a mail. @throws when the mail server did not accept it. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * `refused`: the mail server will never take this mail, because the mailbox does not exist or the message is not allowed.
 * docs/rules/notifications.md#mail-that-is-refused.
 */
export type MailOutcome = 'sent' | 'refused';

/** A way to send mails. @throws when the mail may be taken at another try. `close`: ends the connections. */
export type MailTransport = { send(mail: Mail): Promise<MailOutcome>; close(): void };

type Content = {
  title: string;
  paragraphs: readonly string[];
  link: { label: string; url: string } | null;
  footer: string;
};

/** Renders sentences as plain text and as simple HTML. Every text is escaped in the HTML. */
export function renderMail({
  title,
  paragraphs,
  link,
  footer,
}: Content): Pick<Mail, 'text' | 'html'> {
  const text = [title, ...paragraphs, ...(link ? [`${link.label}: ${link.url}`] : []), footer].join(
    '\n\n',
  );
  const body = paragraphs.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`).join('');
  const button = link
    ? `<p><a href="${escapeMarkup(link.url)}">${escapeMarkup(link.label)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="es"><meta charset="utf-8"><title>${escapeMarkup(title)}</title><body><h1>${escapeMarkup(title)}</h1>${body}${button}<p><small>${escapeMarkup(footer)}</small></p></body></html>`;
  return { text, html };
}
