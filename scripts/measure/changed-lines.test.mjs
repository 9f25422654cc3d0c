import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.mjs';

const texts = {
  old: "import {\n  one,\n} from './a.ts';\nexpect(one).toBe(1);\nlast();\n",
  new: "import {\n  two,\n} from './b.ts';\nexpect(two).toBe(1);\n",
};
const diff = [
  'diff --git a/old.test.ts b/new.test.ts',
  '--- a/old.test.ts',
  '+++ b/new.test.ts',
  '@@ -2,4 +2,3 @@ import {',
  '-  one,',
  "-} from './a.ts';",
  '-expect(one).toBe(1);',
  '-last();',
  '+  two,',
  "+} from './b.ts';",
  '+expect(two).toBe(1);',
  '',
].join('\n');

test('changed lines are named with their file and line, those of imports are not', () => {
  expect(changedLines(diff, (side) => texts[side])).toEqual([
    'old.test.ts:4: -expect(one).toBe(1);',
    'old.test.ts:5: -last();',
    'new.test.ts:4: +expect(two).toBe(1);',
  ]);
});

test('a removed file is printed whole, and a renamed one without changes not at all', () => {
  const removed =
    'diff --git a/a.test.ts b/a.test.ts\n--- a/a.test.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-gone();\n';
  expect(changedLines(removed, () => 'gone();\n')).toEqual(['a.test.ts:1: -gone();']);
  const renamed =
    'diff --git a/a.test.ts b/b.test.ts\nrename from a.test.ts\nrename to b.test.ts\n';
  expect(changedLines(renamed, () => '')).toEqual([]);
});
