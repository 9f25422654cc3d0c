import { expect, test } from 'vitest';
import { parseCommits, summariseCommits } from './feature-commits.mjs';
import { houseRows } from './house-rows.mjs';
import { filesNaming, foldersOfNoun } from './places-of-facts.mjs';
import { median, ninetieth } from './source-files.mjs';
import { namesOf } from './unshared-exports.mjs';

const log =
  '\0\nA\ta/new.ts\nM\ta/old.ts\n\0\nM\tb/one.ts\n\0\nD\tb/two.ts\nM\tc/x y.ts\nM\tc/z.ts\n';

test('the middle and the ninetieth percent are values of the list, and 0 of an empty one', () => {
  const values = [10, 2, 3, 4, 5, 6, 7, 8, 9, 1];
  expect([median(values), ninetieth(values), median([]), ninetieth([7])]).toEqual([5, 9, 0, 7]);
});

test('a commit counts its files, their folders, and the files that it changed without adding', () => {
  expect(summariseCommits(parseCommits(log))).toEqual({
    files: { median: 2, p90: 3 },
    folders: { median: 1, p90: 2 },
    changed: [1, 1, 3],
  });
});

test('a noun is in the folders of the files named after it, as a whole word', () => {
  const paths = ['a/check-coupon.ts', 'a/coupon.test.ts', 'b/coupons-schema.ts', 'c/discoupon.ts'];
  expect(foldersOfNoun(paths, 'coupon')).toEqual(['a', 'b']);
});

test('a thing is named by texts, keys and paths of other folders, not by longer words', () => {
  const texts = {
    'a.ts': "name: 'getnet'",
    'b.ts': 'const labels = { getnet: 1 };',
    'c.ts': "import { read } from './getnet/read.ts';",
    'd.ts': "import { sendGetnet } from './send-getnet.ts'; // getnet",
    'e.ts': "const x = { 'getnet-card': 1, ungetnet: 2 };",
    'providers/getnet/f.ts': "name: 'getnet'",
  };
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  expect(filesNaming(files, 'getnet')).toEqual(['a.ts', 'b.ts', 'c.ts']);
  expect(filesNaming(files, 'getnet-card', 'ungetnet')).toEqual(['e.ts']);
});

test('knip reports values and types', () => {
  const issues = [{ file: 'a.ts', exports: [{ name: 'one' }], types: [{ name: 'Two' }] }];
  expect(namesOf(JSON.stringify({ issues }))).toEqual(['a.ts: one', 'a.ts: Two']);
});

test('a row is met at its goal and missed one above it; a short history is named', () => {
  const files = [
    ['apps/server/src/send-survey.ts', "const name = 'send-survey';\n"],
    ['apps/server/src/send-survey.test.ts', "const name = 'send-survey';\n"],
    ['apps/server/src/remove-card.ts', "const a = 'remove-card' as Name;\n"],
    ['apps/server/src/card.ts', "const b = 'remove-card';\n"],
    ['README.md', 'send-survey\n'],
  ];
  const rows = houseRows(files, ['a'], { commits: parseCommits(log), isShallow: true });
  const valueOf = (name) => rows.find((row) => row.name === name);
  expect(valueOf('files that name the job send-survey')).toMatchObject({ value: '1', isMet: true });
  expect(valueOf('files that name the job remove-card')).toMatchObject({
    value: '2',
    isMet: false,
  });
  expect(valueOf('exports used only in their own file')).toMatchObject({ isMet: false });
  expect(valueOf('`as` in the product for 1,000 lines')).toMatchObject({ value: '333.3' });
  expect(valueOf('files; lines of source')).toMatchObject({ value: '3; 3' });
  expect(rows.map(({ name }) => name).join()).toContain('3 feature commits (the history is cut');
  const cut = houseRows(files, [], { commits: [], isShallow: true });
  expect(cut.filter(({ value }) => value === 'none')).toMatchObject([{ value: 'none' }]);
});
