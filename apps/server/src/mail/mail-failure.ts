type Answer = { code: string | null; command: string | null; status: number | null };

/**
 * Returns the reason of a failure in our own words: a mail server's message often repeats the
 * recipient's address.
 */
export function mailFailure(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'the mail server could not be used';
  const { code, status } = answerOf(error);
  const answer = status === null ? '' : `, answer ${status}`;
  return `the mail server did not take a mail (${code ?? 'no code'}${answer})`;
}

/**
 * Returns true if the mail server answered 5xx to the recipient or to the message: another try gets
 * the same answer. A 5xx to the login or to the sender is a setting that the operator can mend, so
 * the mail is tried again. docs/rules/notifications.md#mail-that-is-refused.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, command, status } = answerOf(error);
  const isAboutMail = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE';
  return isAboutMail && status !== null && status >= 500 && status < 600;
}

function answerOf(error: object): Answer {
  const text = (value: unknown, pattern: RegExp): string | null =>
    typeof value === 'string' && pattern.test(value) ? value : null;
  return {
    code: 'code' in error ? text(error.code, /^[A-Z_]{1,30}$/u) : null,
    command: 'command' in error ? text(error.command, /^[A-Z ]{1,30}$/u) : null,
    status:
      'responseCode' in error && Number.isInteger(error.responseCode)
        ? Number(error.responseCode)
        : null,
  };
}
