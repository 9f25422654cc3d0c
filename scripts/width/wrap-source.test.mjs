import { expect, test } from 'vitest';
import { wrapSource } from './wrap-source.mjs';

const words = (count, word = 'order') => Array.from({ length: count }, () => word).join(' ');

test('a wide comment becomes a block, its lists keep their items, and narrow comments stay', () => {
  expect(wrapSource('a.ts', `/** ${words(20)} */\nconst a = 1;\n`)).toBe(
    `/**\n * ${words(16)}\n * ${words(4)}\n */\nconst a = 1;\n`,
  );
  const list = `/**\n * Steps:\n * - ${words(17)}\n * - next\n * @throws Error if\n */\n`;
  expect(wrapSource('a.ts', list)).toBe(
    `/**\n * Steps:\n * - ${words(16)}\n *   ${words(1)}\n * - next\n * @throws Error if\n */\n`,
  );
  const narrow = '/** Short. */\nconst a = 1; // one\n';
  expect(wrapSource('a.ts', narrow)).toBe(narrow);
});

test('comments on lines below one another are one text; directives, tables and fences stay', () => {
  expect(wrapSource('a.ts', `  // ${words(17)}\n  // ${words(2)}\n`)).toBe(
    `  // ${words(16)}\n  // ${words(3)}\n`,
  );
  for (const kept of [
    `// oxlint-disable-next-line a/b -- ${words(20)}\n`,
    `/**\n * | ${words(20)} |\n */\n`,
    `/**\n * \`\`\`\n * ${words(20)}\n * \`\`\`\n */\n`,
  ])
    expect(wrapSource('a.ts', kept)).toBe(kept);
});

test('a member beside its wide comment moves below it', () => {
  const source = `type A = {\n  /** ${words(14)} */ isFirst?: boolean;\n};\n`;
  expect(wrapSource('a.ts', source)).toBe(
    `type A = {\n  /** ${words(14)} */\n  isFirst?: boolean;\n};\n`,
  );
});

test('wide SQL breaks before its clauses, and never in quotes, placeholders and other texts', () => {
  const select = 'select id, number, status, created_at, total from orders where tenant_id = $1';
  const query = `sql\`${select} and status = 'a b c d' order by created_at\``;
  expect(wrapSource('a.ts', `const a = ${query};\n`)).toBe(
    `const a = sql\`${select}\n  and status = 'a b c d' order by created_at\`;\n`,
  );
  const long = `sql\`select '${words(20)}'\`;\n`;
  expect(wrapSource('a.ts', long)).toBe(long);
  const values =
    'sql`values (${one.of(two, three, four, five, six)}, ${JSON.stringify(eventsOfOrder)}, ${seven}, ${eight})`;\n';
  expect(wrapSource('a.ts', values).split('\n')[0]).toMatch(/,$/);
  const piece = `${'order'.repeat(20)}`;
  const pieces = `sql\`\n  \${${piece}}, \${${piece}}\`;\n`;
  expect(wrapSource('a.ts', pieces)).toBe(`sql\`\n  \${${piece}},\n  \${${piece}}\`;\n`);
  const text = `const a = \`The price of an ${words(20)} from where\`;\n`;
  expect(wrapSource('a.ts', text)).toBe(text);
});

test('style sheets and SQL files are wrapped, applied migrations are not', () => {
  expect(wrapSource('a.css', `/* ${words(18)} */\n`)).toBe(`/* ${words(15)}\n   ${words(3)} */\n`);
  expect(wrapSource('a.sql', `-- ${words(18)}\n`)).toBe(`-- ${words(16)}\n-- ${words(2)}\n`);
  const migration = 'apps/server/src/platform/db/migrations/0001_tenants.sql';
  expect(wrapSource(migration, `-- ${words(18)}\n`)).toBe(`-- ${words(18)}\n`);
});

test('a wrapped source is stable', () => {
  const source = `/** ${words(20)} */\nconst a = sql\`select ${words(8, 'total,')} total from orders where a = $1\`;\n`;
  const wrapped = wrapSource('a.ts', source);
  expect(wrapSource('a.ts', wrapped)).toBe(wrapped);
});
