import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mailsTexts } from './areas/mails.ts';
import { reportTexts } from './testing/text-report.ts';
import { listTexts } from './testing/list-texts.ts';
import { textsFor } from './texts.ts';
import { vocabularyFor } from './define-texts.ts';

/** Returns the report of a repository made of a few files. */
function reportOf(files: Record<string, string>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'comanda-texts-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const options = JSON.stringify({
    compilerOptions: { strict: true, allowImportingTsExtensions: true, noEmit: true },
    include: ['**/*.ts'],
  });
  const projects = Object.fromEntries(
    ['apps/web', 'apps/counter', 'apps/server', 'packages'].map((folder) => [
      `${folder}/tsconfig.json`,
      options,
    ]),
  );
  for (const [path, content] of Object.entries({ ...projects, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return reportTexts(root);
}

test(
  'every text is used by a screen, mail or message, and no text is looked up by an arbitrary word',
  { timeout: 180_000 },
  () => {
    const { written, unused, vague } = reportTexts();
    expect(unused).toEqual([]);
    expect(vague).toEqual([]);
    const { errors, ...others } = { ...textsFor('es'), mails: mailsTexts('es') };
    const listed = listTexts(others).map(({ path }) =>
      path.replace(/^(payments\.methods|counterMoney\.method|counterBrand\.tags)\..+/, '$1'),
    );
    expect(written).toHaveLength(new Set(listed).size + Object.keys(errors).length);
  },
);

const cart = `
const kinds = { home: 'Casa', work: 'Trabajo', other: 'Otra' };
export const cart = () => ({ title: 'Tu carro', view: 'Ver carro', empties: 'Vaciar', left: (count: number) => \`Quedan \${count}\`, kinds, more: { less: 'Ver menos' } });
export type CartTexts = ReturnType<typeof cart>;`;

test('a text whose name only appears in words is unused; a member, a destructuring and each word of a key are uses', () => {
  const page = `
import type { CartTexts } from '../../../packages/i18n/src/es/cart.ts';
export const names = ['view', 'empties', 'less'];
export const title = ({ title }: CartTexts, texts: CartTexts, kind: 'home' | 'work') => title + texts.left(2) + texts.kinds[kind];`;
  expect(
    reportOf({ 'packages/i18n/src/es/cart.ts': cart, 'apps/web/src/page.ts': page }),
  ).toMatchObject({
    unused: [
      'cart.ts: kinds.other',
      'cart.ts: cart.view',
      'cart.ts: cart.empties',
      'cart.ts: cart.more.less',
    ],
    vague: [],
  });
});

test('a key of arbitrary words is not a use and is reported; a test is not a use', () => {
  const page = `
import type { CartTexts } from '../../../packages/i18n/src/es/cart.ts';
export const any = (texts: CartTexts, key: string) => texts.kinds[key as never];`;
  const shown = `import type { CartTexts } from '../../../packages/i18n/src/es/cart.ts';\nexport const seen = (texts: CartTexts) => texts.view;`;
  const { unused, vague } = reportOf({
    'packages/i18n/src/es/cart.ts': cart,
    'apps/web/src/page.ts': page,
    'apps/web/src/page.test.ts': shown,
  });
  expect(unused).toContain('cart.ts: cart.view');
  expect(vague).toEqual(['apps/web/src/page.ts: texts.kinds[key as never]']);
});

test('every word that differs by country is used in a text', () => {
  const texts = globSync('es/*.ts', { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  expect(
    Object.keys(vocabularyFor('es')).filter((word) => !new RegExp(`\\bw\\.${word}\\b`).test(texts)),
  ).toEqual([]);
});
