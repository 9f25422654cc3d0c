import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

const declaredIn = async (file: string): Promise<string[]> => {
  const exported: Record<string, unknown> = await import(join(source, file));
  return Object.values(exported).flatMap((value) =>
    typeof value === 'function' && 'mailName' in value ? [String(value.mailName)] : [],
  );
};

test('every mail file declares one mail, and no two mails can have the same id', async () => {
  const files = globSync('**/*.mail.ts', { cwd: source });
  expect(files.length).toBeGreaterThan(10);
  const names: string[] = [];
  for (const file of files) {
    const declared = await declaredIn(file);
    expect([file, declared.length]).toEqual([file, 1]);
    names.push(...declared);
  }
  const clashes = names.filter((name, at) =>
    names.some((other, place) => place !== at && `${other}-`.startsWith(`${name}-`)),
  );
  expect(clashes).toEqual([]);
});
