import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { isGenerated } from './repository-files.mjs';

const page = /^(README|CONTRIBUTING|docs\/.*)[.]md$/;
const named = /`((?:apps|bench|docs|e2e|packages|scripts|tenants|tools)\/[\w./-]*\w)\/?`/g;
const linked = /\]\((?![a-z]+:|#)([^)\s#]+)/g;
const code = /`[^`\n]*`/g;
const titled = /`([\w./-]+[.](?:test|story)[.]\w+)`\s“([^”]+)”/g;

const isThere = (target) => existsSync(join(root, target));
const textOf = (target) => (isThere(target) ? readFileSync(join(root, target), 'utf8') : '');
const targets = (text, pattern) => [...text.matchAll(pattern)].map(([, target]) => target);

/**
 * Returns references of a page to a file or a test that does not exist. It reads paths between
 * backticks without wildcards, links of the repository, and titles written as `some.test.ts`
 * “title”. It ignores generated files, which may or may not exist.
 */
export function findDeadPaths(path, text) {
  if (!page.test(path)) return [];
  const files = [
    ...targets(text, named),
    ...targets(text.replaceAll(code, ''), linked).map((target) => join(dirname(path), target)),
  ];
  const dead = [...new Set(files)]
    .filter((target) => !isThere(target) && !isGenerated(target))
    .map((target) => `${path}: there is no ${target}`);
  const untitled = [...text.matchAll(titled)].filter(
    ([, target, title]) => isThere(target) && !textOf(target).includes(title),
  );
  return [
    ...dead,
    ...untitled.map(([, target, title]) => `${path}: ${target} has no test “${title}”`),
  ];
}
