import { expect, test } from 'vitest';
import { measureSource } from './measure-source.mjs';
import { wideLines } from './wide-lines.mjs';

test('a function has the lines of its body without blank and comment lines', () => {
  const source = [
    'const one = () => 1;',
    'export function two(a: number) {',
    '  // why',
    '  const b = a;',
    '',
    '  return [b].map((each) => {',
    '    return each;',
    '  });',
    '}',
    'const all = { three() { return 1; } };',
  ].join('\n');
  expect(measureSource('a.ts', source).functions).toEqual([
    { line: 1, lines: 1 },
    { line: 2, lines: 4 },
    { line: 10, lines: 0 },
  ]);
});

test('casts are counted without those to const, and `any` wherever a type has it', () => {
  const source = [
    'const a = b as string;',
    "const c = ['x'] as const;",
    'const d = e as unknown as Record<string, any>;',
    '// as any',
    "import { f as g } from './any.ts';",
  ].join('\n');
  expect(measureSource('a.ts', source)).toMatchObject({ casts: 3, anys: 1 });
});

test('wide lines are told apart: comments, SQL and code', () => {
  const wide = 'x'.repeat(100);
  const source = [
    `/** ${wide} */`,
    `const a = sql\`select 1,`,
    `  '${wide}'\`;`,
    `const b = '${wide}';`,
    `const c = 1; // ${wide}`,
  ].join('\n');
  const { comments } = measureSource('a.ts', source);
  expect(wideLines('a.ts', source, comments)).toEqual({ comments: 1, sql: 1, widestCode: 116 });
  expect(wideLines('a.sql', `-- ${wide}\nselect '${wide}';\nselect 1;\n`)).toMatchObject({
    comments: 1,
    sql: 1,
  });
  expect(wideLines('a.css', `/* ${wide}\n   ${wide} */\n`)).toMatchObject({ comments: 2, sql: 0 });
});
