import { basename, dirname } from 'node:path';

/** The folders that hold a source file named after the noun: `coupon` is in `check-coupon.ts`. */
export function foldersOfNoun(paths, noun) {
  const named = new RegExp(`(?:^|[-.])${noun}s?(?:[-.]|$)`);
  return [...new Set(paths.filter((path) => named.test(basename(path))).map(dirname))];
}

/**
 * The files outside of its own folders that write one of the names of a thing, as a text or as a
 * key: each of them changes when another thing of its kind is added.
 */
export function filesNaming(files, ...names) {
  const any = names.join('|');
  const written = new RegExp(`['"\`](?:${any})['"\`]|(?<![\\w.$])(?:${any})\\??:|/(?:${any})/`);
  const ownFolder = new RegExp(`/(?:${any})/`);
  return files
    .filter(({ path, text }) => !ownFolder.test(path) && written.test(text))
    .map(({ path }) => path);
}
