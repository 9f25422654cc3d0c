const googleDomains = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox of an e-mail address, for counting mails: lower case, without the part after
 * `+`, and at Google without dots. Two addresses with the same mailbox are one recipient.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [name = ''] = address.slice(0, Math.max(at, 0)).split('+');
  return googleDomains.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
