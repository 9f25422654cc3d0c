import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../root.mjs';
import { memoryFolder } from './memory-folder.mjs';

const memoryOfTest = () => {
  const memory = mkdtempSync(join(tmpdir(), 'comanda-memory-'));
  onTestFinished(() => rmSync(memory, { recursive: true }));
  return memory;
};

function folderOf(memory, name, clone) {
  const folder = join(memory, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'clone'), clone);
  return folder;
}

test('a new folder in memory replaces those of clones that are gone, and of no other', () => {
  const memory = memoryOfTest();
  const gone = folderOf(memory, 'comanda-0-gone', join(memory, 'no-clone'));
  const kept = folderOf(memory, 'comanda-0-kept', root);
  const strange = folderOf(memory, 'other-gone', join(memory, 'no-clone'));
  const folder = memoryFolder('clone', {}, memory);
  expect(existsSync(folder)).toBe(true);
  expect([gone, kept, strange].map((each) => existsSync(each))).toEqual([false, true, true]);
  expect(memoryFolder('clone', {}, memory)).toBe(folder);
});

test('a system without files in memory has no folder there', () => {
  expect(memoryFolder('clone', {}, join(memoryOfTest(), 'none'))).toBeNull();
});
