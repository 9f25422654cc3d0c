import { expect } from '@playwright/test';

type Mail = { subject: string; text: string; html: string };

/**
 * Waits for a mail to `email` whose subject matches, in the mailbox of the sandbox; returns the
 * newest one.
 */
export async function mailTo(email: string, subject: RegExp): Promise<Mail> {
  const sandbox = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000';
  const newest = async (): Promise<Mail | undefined> => {
    const answer = await fetch(`${sandbox}/mail.json?to=${encodeURIComponent(email)}`);
    const { mails } = (await answer.json()) as { mails: readonly Mail[] };
    return mails.find((mail) => subject.test(mail.subject));
  };
  await expect.poll(newest, { timeout: 30_000 }).toBeDefined();
  return (await newest()) ?? { subject: '', text: '', html: '' };
}

/** Returns the six digits of a mail with a code. */
export const codeOf = ({ text }: Mail): string =>
  /\b\d{6}\b/.exec(text.replaceAll(/https?:\S+/g, ''))?.[0] ?? '';
