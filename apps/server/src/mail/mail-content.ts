/** A link shown as a button. */
export type MailLink = { label: string; url: string };

/** `isStrong`: the total. `detail`: a quiet second line, or an empty text. */
export type AmountRow = { name: string; amount: string; detail?: string; isStrong?: boolean };

/**
 * One part of a mail, from top to bottom. `text`: a paragraph. `quiet`: a small paragraph. `code`:
 * one code in large letters, which selects as one piece, under its `label`. `amounts`: rows of a
 * bill; `rows` are the food, `totals` what follows.
 */
export type MailBlock =
  | { kind: 'text' | 'quiet'; text: string }
  | { kind: 'code'; label: string; code: string; hint: string }
  | { kind: 'amounts'; caption: string; rows: readonly AmountRow[]; totals: readonly AmountRow[] };

/**
 * The content of a mail, in the shopper's words and unescaped. `preheader`: the sentence that a
 * mailbox shows beside the subject. `footer`: why this person gets the mail.
 */
export type MailContent = {
  id: string;
  to: string;
  subject: string;
  preheader: string;
  title: string;
  blocks: readonly MailBlock[];
  link: MailLink | null;
  footer: string;
  /** A quiet link below the footer: the unsubscription of a marketing mail. */
  footerLink?: MailLink;
};

export const paragraph = (text: string): MailBlock => ({ kind: 'text', text });
