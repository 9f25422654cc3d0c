import { hash } from 'node:crypto';

/** A short name for one wording: another title or text has another, the same has the same for ever. */
export const textVersion = ({ title, html }: { title: string; html: string }): string =>
  hash('sha256', JSON.stringify([title, html]), 'hex').slice(0, 16);
