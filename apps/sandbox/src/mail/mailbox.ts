import { readObject, textOrNull } from '../http/read-json.ts';

/** `from`: the sender's name. */
export type Mail = { from: string; to: string; subject: string; html: string; text: string };
/** A received mail; `at` in milliseconds. */
export type ReceivedMail = Mail & { id: number; at: number };
export type Mailbox = {
  receive(mail: Mail, at: number): ReceivedMail;
  list(to?: string): readonly ReceivedMail[];
  find(id: number): ReceivedMail | null;
  empty(): void;
};

const keptMails = 500;

/** Creates one inbox for all recipients, newest first. The oldest mails are dropped. */
export function createMailbox(): Mailbox {
  let mails: readonly ReceivedMail[] = [];
  let nextId = 1;
  return {
    receive: (mail, at) => {
      const received = { ...mail, id: nextId++, at };
      mails = [received, ...mails].slice(0, keptMails);
      return received;
    },
    list: (to) =>
      to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase()),
    find: (id) => mails.find((mail) => mail.id === id) ?? null,
    empty: () => void (mails = []),
  };
}

/** Reads `{ from, to, subject, html, text }`. Null if the recipient or the content is missing. */
export function readMail(rawBody: string): Mail | null {
  const body = readObject(rawBody);
  const to = textOrNull(body?.['to']);
  const [html, text] = [textOrNull(body?.['html']) ?? '', textOrNull(body?.['text']) ?? ''];
  if (to === null || (html === '' && text === '')) return null;
  const from = textOrNull(body?.['from']) ?? '';
  return { from, to, subject: textOrNull(body?.['subject']) ?? '', html, text };
}
