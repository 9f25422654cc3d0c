import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { PlainError, print, runScript } from '../run-script.mjs';
import { differingPieces, normalPage } from './normal-page.mjs';

const comparedHeaders = [
  ...['content-type', 'content-language', 'cache-control', 'content-security-policy'],
  ...['location', 'permissions-policy', 'referrer-policy', 'vary', 'x-frame-options'],
];

/**
 * Writes what a running `npm start` prints for the demo brands, and compares two such folders: a
 * refactoring changes none of it. Usage, with a server of each commit:
 * `npm run measure:pages -- write <port> <folder>`, then `compare <folder> <folder>`.
 */
await runScript(async () => {
  const [command, one, other] = process.argv.slice(2);
  if (other === undefined || !['write', 'compare'].includes(command))
    throw new PlainError(
      'Usage: npm run measure:pages -- write <port> <folder> | compare <folder> <folder>',
    );
  if (command === 'write') await writePages(Number(one), other);
  else comparePages(one, other);
});

/** Paths of every brand, beside pages of its own menu that its sitemap names. */
function pathsOf(sitemap) {
  const inMenu = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)]
    .map(([, path]) => path)
    .filter((path) => path !== '/');
  const products = inMenu.filter((path) => path.startsWith('/product/'));
  const categories = inMenu.filter((path) =>
    products.some((product) => product.startsWith(`/product${path}/`)),
  );
  const ofMenu = [categories, products].flatMap((list) => [list[0], list.at(-1)]);
  return [
    ...ofMenu,
    ...[`/checkout${products[0]}`, categories[0].toUpperCase()],
    ...['/', '/menu/1', '/orders', '/checkout', '/profile', '/nps', '/no-disponible'],
    ...['/purchase-success', '/purchase-failure', '/processing-purchase', '/no-such-page'],
    ...['/terms-and-conditions', '/mercat-terms-and-conditions'],
    ...['/mostrador', '/mostrador/caja', '/reparto', '/docs', '/openapi.json'],
    ...['/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/sw.js'],
    ...['/v1/settings', '/v2/stores', '/v1/stores/default', '/v2/stores/pick_up'],
    ...['/v1/menus/1', '/v2/prices', '/v1/disableds?store_id=1', '/v2/banners', '/v1/users/me'],
    ...['/terms_and_conditions', '/statements/terms_and_conditions'],
  ];
}

async function writePages(port, folder) {
  const brands = globSync('*/tenant.json', { cwd: join(import.meta.dirname, '../../tenants') });
  for (const brand of brands.map(dirname)) {
    const host = `${brand}.localhost:${port}`;
    const { text: sitemap } = await fetchFrom(port, host, '/sitemap.xml');
    const paths = pathsOf(sitemap);
    mkdirSync(join(folder, brand), { recursive: true });
    for (const path of paths) {
      const { head, text } = await fetchFrom(port, host, path);
      const file = join(folder, brand, `${encodeURIComponent(path)}.txt`);
      writeFileSync(file, normalPage(`${head.join('\n')}\n\n${text}`));
    }
    print(`${brand}: ${paths.length} paths`);
  }
}

/** Sends the brand's host as a header, because `fetch` forbids it and the name may not resolve. */
function fetchFrom(port, host, path) {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers: { host } }, (answer) => {
      const named = comparedHeaders.filter((name) => answer.headers[name] !== undefined);
      const head = named.map((name) => `${name}: ${String(answer.headers[name])}`);
      answer.setEncoding('utf8');
      answer
        .toArray()
        .then(
          (chunks) =>
            resolve({ head: [`status: ${answer.statusCode}`, ...head], text: chunks.join('') }),
          reject,
        );
    });
    asked.on('error', reject).end();
  });
}

/** Prints each page that differs, with the first pieces that do. */
function comparePages(one, other) {
  const files = [one, other].flatMap((folder) => globSync('*/*.txt', { cwd: folder }));
  const names = [...new Set(files)].toSorted();
  const read = (folder, name) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  const differing = names.filter((name) => read(one, name) !== read(other, name));
  for (const name of differing) {
    const { removed, added } = differingPieces(read(one, name), read(other, name));
    print(
      `${decodeURIComponent(name.replace('/', '').slice(0, -'.txt'.length))}: ${removed.length} pieces removed, ${added.length} added`,
    );
    for (const piece of removed.slice(0, 4)) print(`  - ${piece.trim().slice(0, 200)}`);
    for (const piece of added.slice(0, 4)) print(`  + ${piece.trim().slice(0, 200)}`);
  }
  print(`${names.length - differing.length} of ${names.length} pages are byte-equal.`);
}
