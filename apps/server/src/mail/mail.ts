/**
 * A mail ready to send. `id` is the same each time the same mail is sent, so that a repeated mail
 * can be recognised.
 */
export type Mail = {
  id: string;
  to: string;
  fromName: string;
  subject: string;
  text: string;
  html: string;
  /** Only of a marketing mail. */
  unsubscribe?: UnsubscribeLink;
};

/**
 * Addresses that unsubscribe the mailbox: the page that asks, and the one to which a mail program
 * posts by itself.
 */
export type UnsubscribeLink = { page: string; oneClick: string };

/** Sends a mail. @throws when the mail server did not accept it. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * `refused`: the mail server will never take this mail, because the mailbox does not exist or the
 * message is not allowed. docs/rules/notifications.md#mail-that-is-refused.
 */
export type MailOutcome = 'sent' | 'refused';

/**
 * A way to send mails. @throws when the mail may be taken at another try. `close`: ends the
 * connections.
 */
export type MailTransport = { send(mail: Mail): Promise<MailOutcome>; close(): void };
