import { hash } from 'node:crypto';

/** Returns a short hash of a title and a text: the same wording always has the same version. */
export const textVersion = ({ title, html }: { title: string; html: string }): string =>
  hash('sha256', JSON.stringify([title, html]), 'hex').slice(0, 16);
