import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const page = /^docs\/rules\/[\w-]+[.]md$/;
const source = /^(apps|bench|e2e|packages|scripts|tools)\/.*[.](ts|tsx|mjs|css|sql)$/;
const citation = /docs\/rules\/([\w-]+[.]md)(?:#([\w-]+))?/g;
/** Section signs cite documents outside the repository; those of published standards are allowed. */
const sectionSign = /^(?!.*\b(?:RFC|WOFF2)\b).*§.*$/gm;
const withoutTest = '## Without a test';

const textOf = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (text) =>
  [...text.matchAll(/^#{1,3} (.+)$/gm)].map(([, title]) => anchorOf(title));

/**
 * Returns offences against the rule book. In a source file: a citation of a missing page or anchor, and a section sign, which cites a
 * document outside the repository. In a page of the book: a rule without a file or a test, a missing file or test title, and two rules
 * with one anchor.
 */
export function findRuleBookOffences(path, text, read = textOf) {
  if (page.test(path)) return pageOffences(path, text, read);
  return source.test(path) && !path.startsWith('scripts/guards/')
    ? citationOffences(path, text, read)
    : [];
}

function citationOffences(path, text, read) {
  const broken = [...text.matchAll(citation)].filter(([, name, anchor]) => {
    const cited = read(`docs/rules/${name}`);
    return cited === null || (anchor !== undefined && !anchorsOf(cited).includes(anchor));
  });
  return [
    ...broken.map(([cited]) => `${path}: the rule book has no ${cited}`),
    ...[...text.matchAll(sectionSign)].map(
      ([line]) => `${path}: cites a document outside of the repository: ${line.trim()}`,
    ),
  ];
}

function pageOffences(path, text, read) {
  const anchors = anchorsOf(text);
  const doubles = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  const [tested, untested = ''] = text.split(withoutTest);
  return [
    ...doubles.map((anchor) => `${path}: two rules are #${anchor}`),
    ...rulesOf(tested).flatMap((rule) => ruleOffences(path, rule, true, read)),
    ...rulesOf(untested).flatMap((rule) => ruleOffences(path, rule, false, read)),
  ];
}

const rulesOf = (text) =>
  text
    .split(/^### /m)
    .slice(1)
    .map((part) => part.split(/^## /m)[0]);

function ruleOffences(path, rule, needsTest, read) {
  const [title] = rule.split('\n', 1);
  const files = [...rule.matchAll(/^- Code: `([^`]+)`/gm)].map(([, file]) => file);
  const tests = [...rule.matchAll(/^- Test: `([^`]+)`: (.+)$/gm)];
  const missing = [
    ...(files.length === 0 ? ['names no file'] : []),
    ...(needsTest && tests.length === 0 ? ['names no test'] : []),
    ...files.filter((file) => read(file) === null).map((file) => `there is no ${file}`),
    ...tests
      .filter(([, file, name]) => !holds(read(file), name))
      .map(([, file, name]) => `${file} has no test “${name}”`),
  ];
  return missing.map((problem) => `${path}: ${title}: ${problem}`);
}

/** Whether the file has the title; the file may have escaped the quotes in it. */
const holds = (text, name) => {
  const title = name.replace(/^`|`$/g, '');
  return text !== null && (text.includes(title) || text.includes(title.replaceAll("'", "\\'")));
};
