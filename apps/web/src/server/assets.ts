type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

const manifests = import.meta.glob<Manifest>('../../dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
});
const manifest: Manifest = Object.values(manifests)[0] ?? {};

const starters = import.meta.glob<string>('../../dist/client/assets/starter-*.js', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const withImports = (key: string, seen = new Set<string>()): readonly Chunk[] => {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => withImports(next, seen))];
};

const first = withImports('src/entry-first.ts');
const app = withImports('src/entry-app.tsx');
const unique = (files: readonly string[]): readonly string[] =>
  [...new Set(files)].map((file) => `/${file}`);

/**
 * The inline starter script of menu pages, wrapped in a function so that its names stay local.
 * Empty without a build.
 */
export const starterScript = Object.values(starters)
  .slice(0, 1)
  .map((text) => `(()=>{${text.trim()}})()`)
  .join('');

const stylesOf = (chunks: readonly Chunk[]): readonly string[] =>
  unique(chunks.flatMap((chunk) => chunk.css ?? []));

/** The styles of the checkout alone, which a page of the menu does not load. */
export const checkoutStyles = stylesOf(
  withImports('src/screens/checkout/checkout-screen.tsx').filter(
    (chunk) => !app.includes(chunk) && !first.includes(chunk),
  ),
);

/**
 * The built files that a page names: the first script, the application's scripts, and the styles of
 * both.
 */
export const assets = {
  firstScript: unique(first.slice(0, 1).map((chunk) => chunk.file))[0] ?? '',
  firstImports: unique(first.slice(1).map((chunk) => chunk.file)),
  /**
   * The application's file and its imports, without those that the first script imports already.
   */
  appScripts: unique(app.filter((chunk) => !first.includes(chunk)).map((chunk) => chunk.file)),
  styles: stylesOf([...app, ...first]),
};
