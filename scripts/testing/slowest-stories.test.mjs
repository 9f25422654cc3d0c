import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { slowestStories } from './slowest-stories.mjs';

const spec = (title, ...widths) => ({
  title,
  file: 'a.story.ts',
  line: 3,
  tests: widths.map(([projectName, ...durations]) => ({
    projectName,
    results: durations.map((duration) => ({ duration })),
  })),
});

test('the slowest stories come first, per width, with the time of all attempts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-slowest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  const inner = { specs: [spec('retried', ['phone', 900, 800])] };
  const suites = [{ specs: [spec('both', ['phone', 1_500], ['desktop', 2_500])], suites: [inner] }];
  writeFileSync(file, JSON.stringify({ suites }));
  expect(slowestStories(file, 2)).toEqual([
    { seconds: 2.5, name: '[desktop] e2e/a.story.ts:3 both' },
    { seconds: 1.7, name: '[phone] e2e/a.story.ts:3 retried' },
  ]);
});
