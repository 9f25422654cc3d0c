import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { jobs } from './jobs.ts';

const source = import.meta.dirname;

type Declared = { name: string; queue: string };
const isDeclaration = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'name' in value && 'queue' in value;

test('every job file declares the one job that it is named after, and the list of jobs has each of them once', async () => {
  const declared: Declared[] = [];
  for (const file of globSync('**/*.job.ts', { cwd: source })) {
    const exported: Record<string, unknown> = await import(join(source, file));
    const found = Object.values(exported).filter(isDeclaration);
    expect([file, found.map(({ name }) => name)]).toEqual([file, [basename(file, '.job.ts')]]);
    declared.push(...found);
  }
  const byName = (one: Declared, other: Declared) => (one.name < other.name ? -1 : 1);
  const listed: Declared[] = jobs.map(({ job }) => job);
  expect(listed.toSorted(byName)).toEqual(declared.toSorted(byName));
});
