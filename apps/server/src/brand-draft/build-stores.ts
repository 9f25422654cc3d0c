import { listFile } from '@comanda/domain/draft/draft-edit.ts';
import { type StoreFiles, writeStores } from '@comanda/domain/draft/store-files.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { lacksOrderTaker } from '@comanda/domain/store/lacks-order-taker.ts';
import { isTakenAtCounter, type Store } from '@comanda/domain/store/store.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { FolderContent } from '../tenant/folder/folder-content.ts';
import { type FolderProblem, problemPlace } from '../tenant/folder/folder-problem.ts';
import { buildStore } from '../tenant/import/build-store.ts';
import { isFolderPicture } from '../tenant/import/load-pictures.ts';
import { parseFolder } from '../tenant/import/parse-folder.ts';
import type { DraftProblem } from './draft-problem.ts';
import { findPublishedStores } from './published-stores.rows.ts';
import type { PublishedTexts } from './published-texts.ts';
import type { PublishedBrand } from './read-brand.ts';
import { problemOfStores } from './store-problem.ts';
import { prettyJson } from './without-removed.ts';

/** The stores of a brand, ready to be published. Of `texts` there is their file alone. */
export type StoresPublication = PublishedTexts & { section: 'stores'; stores: readonly Store[] };

/**
 * Builds the publication of stores over a brand by the schemas and checks of the folder, or returns
 * every reason against it. docs/rules/back-office.md#publication-of-the-stores.
 */
export async function buildStores(
  tx: Tx,
  brand: PublishedBrand,
  files: StoreFiles,
): Promise<Result<StoresPublication, readonly DraftProblem[]>> {
  const texts = writeStores(brand.texts, files, prettyJson);
  const parsed = parseFolder(new Map([...texts].map(([path, text]) => [path, Buffer.from(text)])));
  if (!parsed.ok) return refuse(parsed.error.map(problemOfStores(texts)));
  const published = await findPublishedStores(tx);
  const logos = logosOf(brand, published);
  const problems = [
    ...problemsOfTakers(parsed.value, published),
    ...problemsOfLogos(parsed.value.stores, logos),
  ];
  if (problems.length > 0) return refuse(problems.map(problemOfStores(texts)));
  const file = listFile('stores');
  return accept({
    section: 'stores',
    texts: new Map([[file, texts.get(file) ?? '[]']]),
    added: [],
    pictures: new Map(),
    stores: parsed.value.stores.map((store) =>
      buildStore(store, (path) => logos.get(path) ?? path),
    ),
  });
}

/**
 * A store may go to a system only if the brand has an address of one, or another store goes there
 * as it is published. docs/rules/counter-systems.md#orders-that-would-reach-nobody.
 */
const problemsOfTakers = (
  { stores, settings }: FolderContent,
  published: readonly Store[],
): readonly FolderProblem[] => {
  const hasSystem =
    settings.kitchenUrl !== null || published.some((store) => !isTakenAtCounter(store));
  return [...stores.entries()].flatMap(([place, store]) =>
    lacksOrderTaker(store, hasSystem)
      ? [
          {
            file: listFile('stores'),
            place: problemPlace([place, 'ordersGoTo']),
            reason: 'the orders would reach nobody: the brand has no system',
          },
        ]
      : [],
  );
};

/** Pairs the pictures that methods of stores have in the file with their published addresses. */
function logosOf(
  { texts }: PublishedBrand,
  published: readonly Store[],
): ReadonlyMap<string, string> {
  const parsed = JSON.parse(texts.get(listFile('stores')) ?? '[]') as FileStore[];
  const pairs = parsed.flatMap(({ id, paymentMethods = [] }) => {
    const details = published.find((store) => store.id === id)?.paymentMethodDetails ?? [];
    return paymentMethods.flatMap((method, at) =>
      typeof method === 'string'
        ? []
        : [
            [method.logo, details[at]?.logo],
            [method.secondaryLogo, details[at]?.secondaryLogo],
          ],
    );
  });
  return new Map(
    pairs.flatMap(([path, url]) =>
      typeof path === 'string' && typeof url === 'string' ? [[path, url]] : [],
    ),
  );
}
type FileStore = {
  id: number;
  paymentMethods?: (string | { logo?: string | null; secondaryLogo?: string | null })[];
};

/** A picture of a method that no published store has comes with the folder. */
const problemsOfLogos = (
  stores: readonly Store[],
  logos: ReadonlyMap<string, string>,
): readonly FolderProblem[] =>
  stores.flatMap(({ paymentMethodDetails = [] }, at) =>
    paymentMethodDetails.flatMap(({ logo, secondaryLogo }, place) =>
      [logo, secondaryLogo].some((path) => isFolderPicture(path) && !logos.has(path))
        ? [
            {
              file: listFile('stores'),
              place: problemPlace([at, 'paymentMethods', place, 'logo']),
              reason: 'a picture of a payment method comes with the folder',
            },
          ]
        : [],
    ),
  );
