import { foldAccents } from '../text/fold-accents.ts';

const longestSlug = 60;

/**
 * Returns the slug of a new item: its name in lower-case letters and digits, and a number behind it
 * if another item has that slug. A name without a letter or a digit gives `usual`.
 */
export function makeSlug(name: string, taken: ReadonlySet<string>, usual: string): string {
  const words = foldAccents(name)
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .join('-')
    .slice(0, longestSlug)
    .replace(/-$/u, '');
  const slug = words === '' ? usual : words;
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1)
    if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}
