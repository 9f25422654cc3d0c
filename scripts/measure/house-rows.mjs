import { summariseCommits } from './feature-commits.mjs';
import { measureSource } from './measure-source.mjs';
import { filesNaming, foldersOfNoun } from './places-of-facts.mjs';
import { isCounted, isProduct, isScript, isTest, linesOf, ninetieth } from './source-files.mjs';
import { wideLines } from './wide-lines.mjs';

const longFunction = 40;
const sampleJobs = ['send-survey', 'remove-card', 'release-scheduled-order'];
const sampleNouns = ['survey', 'coupon', 'rider', 'slot', 'staff', 'card', 'payment', 'order'];

/**
 * Rows of the table: `name`, `value`, and `goal` with `isMet`, or neither for a number that has no
 * goal. `files`: `[path, text]`; `unshared`: exports that only their own file uses; `history`: the
 * newest feature commits.
 */
export function houseRows(files, unshared, history) {
  const counted = files.filter(([path]) => isCounted(path)).map(measureFile);
  const sources = counted.filter(({ path }) => !isTest(path));
  const tests = counted.filter(({ path }) => isTest(path));
  return [
    ...functionRows(sources),
    ...widthRows(counted, sources),
    ...typeRows(sources),
    row('exports used only in their own file', unshared.length, 0),
    ...placeRows(counted, sources),
    ...commitRows(history),
    sizeRow('source', sources),
    sizeRow('tests', tests),
  ];
}

function measureFile([path, text]) {
  const none = { functions: [], casts: 0, anys: 0, comments: [] };
  const { comments, ...found } = isScript(path) ? measureSource(path, text) : none;
  return { path, text, ...found, wide: wideLines(path, text, comments) };
}

/** `number` is compared with the goal; `value` is what the table shows. */
const row = (name, number, goal, value = String(number)) => ({
  name,
  value,
  goal,
  isMet: number <= goal,
});

function functionRows(sources) {
  return [
    ['repository', '', 20, 1.5],
    ['web', 'apps/web/', 26, 2.5],
    ['counter', 'apps/counter/', 26, 2.5],
  ].flatMap(([part, folder, linesGoal, shareGoal]) => {
    const lines = sources
      .filter(({ path }) => path.startsWith(folder))
      .flatMap(({ functions }) => functions.map((each) => each.lines))
      .filter((count) => count > 1);
    const share = (100 * lines.filter((count) => count > longFunction).length) / lines.length;
    return [
      row(`lines of a function, p90: ${part}`, ninetieth(lines), linesGoal),
      row(`functions over ${longFunction} lines, %: ${part}`, rounded(share), shareGoal),
    ];
  });
}

const rounded = (value) => Math.round((value || 0) * 10) / 10;

function widthRows(counted, sources) {
  const widest = Math.max(...sources.map(({ wide }) => wide.widestCode));
  return [
    row('comment lines wider than 100', sum(counted.map(({ wide }) => wide.comments)), 0),
    row('SQL lines wider than 100', sum(counted.map(({ wide }) => wide.sql)), 0),
    { name: 'widest line of code', value: String(widest) },
  ];
}

function typeRows(sources) {
  const product = sources.filter(({ path }) => isProduct(path));
  const lines = sum(product.map(({ text }) => linesOf(text).length));
  const casts = sum(product.map((file) => file.casts));
  return [
    row('`as` in the product for 1,000 lines', rounded((1000 * casts) / lines), 0.5),
    row('`any` in the product', sum(product.map(({ anys }) => anys)), 0),
  ];
}

function placeRows(counted, sources) {
  const product = sources.filter(({ path }) =>
    /^(?:apps\/(?!sandbox)|packages\/)(?!.*\/migrations\/)/.test(path),
  );
  const naming = (...names) => filesNaming(product, ...names).length;
  const paths = counted.map(({ path }) => path);
  return [
    ...sampleJobs.map((job) => row(`files that name the job ${job}`, naming(job), 1)),
    row('foreign files that name the payment method getnet', naming('getnet'), 6),
    row('foreign files that name the country gt', naming('gt', 'GTQ', 'es-GT'), 8),
    ...sampleNouns.map((noun) => ({
      name: `folders with files named after ${noun}`,
      value: String(foldersOfNoun(paths, noun).length),
    })),
  ];
}

function commitRows({ commits, isShallow }) {
  if (commits.length === 0) return [{ name: 'feature commits in this history', value: 'none' }];
  const { files, folders, changed } = summariseCommits(commits);
  const of = `${commits.length} feature commits${isShallow ? ' (the history is cut short)' : ''}`;
  return [
    row(`files of ${of}, median (p90)`, files.median, 11, `${files.median} (${files.p90})`),
    row(`folders of ${of}, median (p90)`, folders.median, 4, `${folders.median} (${folders.p90})`),
    { name: 'files that the last ten of them changed', value: changed.join(' ') },
  ];
}

const sizeRow = (kind, files) => ({
  name: `files; lines of ${kind}`,
  value: `${files.length}; ${sum(files.map(({ text }) => linesOf(text).length))}`,
});

const sum = (values) => values.reduce((total, value) => total + value, 0);
