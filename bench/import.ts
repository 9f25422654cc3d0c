import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { openDatabase } from '../apps/server/src/platform/db/open-database.ts';
import { bigTenantSize, writeBigTenant } from '../apps/server/src/testing/big-tenant/big-tenant.ts';
import {
  type PictureEncoder,
  createPictureEncoder,
} from '../apps/server/src/picture/picture-encoder.ts';
import { importTenant, validateFolder } from '../apps/server/src/tenant/import/import-tenant.ts';
import { pictureCache } from '../scripts/setup/picture-cache.mjs';
import type { Figure } from './lib/figure.ts';
import { atMost, figure, printFigures } from './lib/figures.ts';
import { median } from './lib/load.ts';
import { isSmoke, sized, sizedBy } from './lib/run-size.ts';
import { type Bench, measure } from './lib/stack.ts';
import {
  isFrame,
  openStatementTap,
  type Statement,
  type StatementTap,
} from './lib/statement-tap.ts';
import { insertSameRows } from './baselines/same-rows.ts';

const rounds = sizedBy('BENCH_ROUNDS', 3, 2);
const products = sized(bigTenantSize.products, 3);
const fewProducts = sized(50, 2);

/**
 * Measures publishing a brand of 500 products: for the first time, again unchanged, and with one
 * price changed.
 */
await measure(async (bench) => {
  const tap = await openStatementTap(bench.databaseUrl);
  const owner = openDatabase({ url: tap.url, connections: 1, application: 'import' });
  bench.atEnd(async () => tap.close());
  bench.atEnd(() => owner.close());
  const imports: Imports = {
    bench,
    tap,
    owner,
    make: createPictureEncoder(isSmoke ? pictureCache() : join(bench.folder, 'made-pictures')),
  };
  const small = await published(imports, await written(bench, 'small', fewProducts), 'small-0');
  for (const pictures of (['own', 'shared'] as const).slice(0, sized(2, 1))) {
    const folder = await written(bench, pictures, products);
    printFigures(
      `Import of ${products} products, pictures ${pictures}, median of ${rounds}`,
      await figuresOf(imports, folder, small),
    );
  }
});

type Imports = { bench: Bench; tap: StatementTap; owner: Database; make: PictureEncoder };
/**
 * `prepareMs`: reading and validating the folder and everything derived from it. `transactionMs`:
 * from begin to the response of the commit.
 */
type Published = { prepareMs: number; transactionMs: number; statements: readonly Statement[] };

async function written({ folder }: Bench, name: string, products: number): Promise<string> {
  const path = join(folder, name);
  const categories = Math.max(
    1,
    Math.round((products * bigTenantSize.categories) / bigTenantSize.products),
  );
  await writeBigTenant(path, {
    id: 'grande',
    pictures: name === 'shared' ? 'shared' : 'own',
    products,
    categories,
  });
  return path;
}

/** Copies the folder under another id, so that nothing of it is cached. */
async function renamed(folder: string, id: string): Promise<string> {
  const copy = `${folder}-${id}`;
  await cp(folder, copy, { recursive: true });
  const tenant = JSON.parse(await readFile(join(copy, 'tenant.json'), 'utf8'));
  await writeFile(
    join(copy, 'tenant.json'),
    JSON.stringify({ ...tenant, id, hosts: [`${id}.localhost`] }),
  );
  return copy;
}

async function published(imports: Imports, folder: string, id: string): Promise<Published> {
  return publish(imports, await renamed(folder, id));
}

async function publish({ tap, owner, make }: Imports, folder: string): Promise<Published> {
  const begun = performance.now();
  await validateFolder(folder, make);
  const prepareMs = performance.now() - begun;
  tap.clear();
  const outcome = await importTenant(owner, folder, new Date().toISOString(), make);
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`);
  const ended = performance.now();
  const statements = [...tap.statements];
  return { prepareMs, transactionMs: ended - (statements[0]?.at ?? Number.NaN), statements };
}

async function figuresOf(imports: Imports, folder: string, small: Published): Promise<Figure[]> {
  const all: Record<'first' | 'same' | 'dearer', Published[]> = { first: [], same: [], dearer: [] };
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const id = `${folder.split('/').at(-1)}-${round}`;
    const copy = await renamed(folder, id);
    all.first.push(await publish(imports, copy));
    bare.push(await insertSameRows(imports.bench.databaseUrl, id));
    all.same.push(await publish(imports, copy));
    await raisePrice(copy);
    all.dearer.push(await publish(imports, copy));
  }
  const transaction = (which: readonly Published[]) =>
    median(which.map(({ transactionMs }) => transactionMs));
  const ratio = median(
    all.first.map(({ transactionMs }, round) => transactionMs / (bare[round] ?? Number.NaN)),
  );
  return [
    figure(
      'read and validated, its pictures made for the first time',
      all.first[0]?.prepareMs ?? Number.NaN,
      'ms',
    ),
    figure(
      'read and validated, pictures kept from before',
      median(all.first.slice(1).map(({ prepareMs }) => prepareMs)),
      'ms',
    ),
    figure('the same rows by bare pg, one insert a table', median(bare), 'ms'),
    figure('first import: the transaction', transaction(all.first), 'ms'),
    figure('ratio', ratio, '', atMost(3)),
    figure('second import, nothing changed', transaction(all.same), 'ms'),
    figure('third import, one price changed', transaction(all.dearer), 'ms'),
    figure('transactions of the first import', commitsOf(all.first[0]), '', atMost(1)),
    figure(`statements with ${fewProducts} products`, countOf(small)),
    figure(
      `statements with ${products} products`,
      countOf(all.first[0]),
      '',
      atMost(countOf(small)),
    ),
    figure(
      'statements of the second and third',
      Math.max(countOf(all.same[0]), countOf(all.dearer[0])),
      '',
      atMost(countOf(small)),
    ),
  ];
}

function countOf(one: Published | undefined): number {
  return one?.statements.filter((each) => !isFrame(each)).length ?? Number.NaN;
}

function commitsOf(one: Published | undefined): number {
  return one?.statements.filter(({ text }) => /^commit/i.test(text)).length ?? Number.NaN;
}

async function raisePrice(folder: string): Promise<void> {
  const path = join(folder, 'menus/1.json');
  const menu = JSON.parse(await readFile(path, 'utf8'));
  menu.categories[0].products[0].price += 100;
  await writeFile(path, JSON.stringify(menu, null, 2));
}
