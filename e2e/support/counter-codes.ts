import { expect } from '@playwright/test';

type Mail = { subject: string; text: string };

/** Returns the mails about the counter to an email, the newest first. */
async function counterMails(email: string): Promise<readonly Mail[]> {
  const sandbox = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000';
  const answer = await fetch(`${sandbox}/mail.json?to=${encodeURIComponent(email)}`);
  const { mails } = (await answer.json()) as { mails: readonly Mail[] };
  return mails.filter(({ subject }) => subject.includes('mostrador'));
}

export const countCounterMails = async (email: string): Promise<number> =>
  (await counterMails(email)).length;

/**
 * Waits for the next mail about the counter, after the first `after` of them, and returns its text.
 */
export async function nextCounterMail(email: string, after = 0): Promise<string> {
  await expect.poll(() => countCounterMails(email), { timeout: 30_000 }).toBeGreaterThan(after);
  return (await counterMails(email))[0]?.text ?? '';
}

export const codeOf = (text: string): string =>
  /: (\d{6}|[0-9A-Z]{10})$/mu.exec(text)?.[1] ?? 'no code';
