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

type Content = {
  title: string;
  paragraphs: readonly string[];
  link: { label: string; url: string } | null;
  footer: string;
};

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

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
  const body = paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('');
  const button = link ? `<p><a href="${escape(link.url)}">${escape(link.label)}</a></p>` : '';
  const html = `<!doctype html><html lang="es"><meta charset="utf-8"><title>${escape(title)}</title><body><h1>${escape(title)}</h1>${body}${button}<p><small>${escape(footer)}</small></p></body></html>`;
  return { text, html };
}
