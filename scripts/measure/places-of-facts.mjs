import { basename, dirname } from 'node:path';

/** The folders that hold a source file named after the noun: `coupon` is in `check-coupon.ts`. */
export function foldersOfNoun(paths, noun) {
  const named = new RegExp(`(?:^|[-.])${noun}s?(?:[-.]|$)`);
  return [...new Set(paths.filter((path) => named.test(basename(path))).map(dirname))];
}

/** The files that write a job's name as a text, so each of them changes if the job is renamed. */
export function filesNaming(files, name) {
  const quoted = new RegExp(`['"\`]${name}['"\`]`);
  return files.filter(({ text }) => quoted.test(text)).map(({ path }) => path);
}
