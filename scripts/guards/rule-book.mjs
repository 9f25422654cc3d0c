import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const page = /^docs\/rules\/[\w-]+[.]md$/;
const source = /^(apps|bench|e2e|packages|scripts|tools)\/.*[.](ts|tsx|mjs|css|sql)$/;
const citation = /docs\/rules\/([\w-]+[.]md)(?:#([\w-]+))?/g;
/**
 * Section signs cite documents outside the repository; those of published standards are allowed.
 */
const sectionSign = /^(?!.*\b(?:RFC|WOFF2)\b).*§.*$/gm;
const untestedHeading = /^#+ Without a test$/m;
const noTest = /^- Test: none$/m;
const link = /\]\(([\w-]+[.]md)?#([\w-]+)\)/g;
const folder = 'docs/rules';

const textOf = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;

const listPages = () => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

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
 * Returns offences against the rule book. In a source file: a citation of a missing page or anchor,
 * and a section sign, which cites a document outside the repository. In a page of the book: a rule
 * without a file or a test, a heading for rules without a test, a missing file or test title, a
 * link to a missing anchor, two rules with one anchor, and a rule whose title an earlier page has.
 */
export function findRuleBookOffences(path, text, read = textOf, pages = listPages) {
  if (page.test(path)) return pageOffences(path, text, read, pages);
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

function pageOffences(path, text, read, pages) {
  const anchors = anchorsOf(text);
  const doubles = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  return [
    ...doubles.map((anchor) => `${path}: two rules are #${anchor}`),
    ...titlesOfOthers(path, text, read, pages),
    ...brokenLinks(path, text, read),
    ...(untestedHeading.test(text) ? [`${path}: has a heading for rules without a test`] : []),
    ...rulesOf(text).flatMap((rule) => ruleOffences(path, rule, read)),
  ];
}

const titleOf = (rule) => rule.split('\n', 1)[0];

/** Rules whose title an earlier page has: one rule stands in one place. */
function titlesOfOthers(path, text, read, pages) {
  const earlier = pages().filter((other) => other < path);
  const taken = new Map(
    earlier.flatMap((other) => rulesOf(read(other) ?? '').map((rule) => [titleOf(rule), other])),
  );
  return rulesOf(text)
    .map(titleOf)
    .filter((title) => taken.has(title))
    .map((title) => `${path}: ${title}: ${taken.get(title)} has a rule of this title`);
}

const brokenLinks = (path, text, read) =>
  [...text.matchAll(link)]
    .filter(([, name, anchor]) => {
      const linked = name === undefined ? text : read(`${folder}/${name}`);
      return linked === null || !anchorsOf(linked).includes(anchor);
    })
    .map(([cited]) => `${path}: the rule book has no ${cited.slice(2, -1)}`);

const rulesOf = (text) =>
  text
    .split(/^### /m)
    .slice(1)
    .map((part) => part.split(/^## /m)[0]);

function ruleOffences(path, rule, read) {
  const files = [...rule.matchAll(/^- Code: `([^`]+)`/gm)].map(([, file]) => file);
  const tests = [...rule.matchAll(/^- Test: `([^`]+)`: (.+)$/gm)];
  const missing = [
    ...(files.length === 0 ? ['names no file'] : []),
    ...(tests.length === 0 || noTest.test(rule) ? ['names no test'] : []),
    ...files.filter((file) => read(file) === null).map((file) => `there is no ${file}`),
    ...tests
      .filter(([, file, name]) => !holds(read(file), name))
      .map(([, file, name]) => `${file} has no test “${name}”`),
  ];
  return missing.map((problem) => `${path}: ${titleOf(rule)}: ${problem}`);
}

/** Returns whether the file has the title; the file may have escaped the quotes in it. */
const holds = (text, name) => {
  const title = name.replace(/^`|`$/g, '');
  return text !== null && (text.includes(title) || text.includes(title.replaceAll("'", "\\'")));
};
