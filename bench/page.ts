import { say } from '../scripts/say.mjs';
import { measure } from './lib/stack.ts';
import { openBrands } from './page/brands.ts';
import { openBrowser } from './page/browser.ts';
import { paintFigures, restFigures, scriptFigures, touchFigures } from './page/page-figures.ts';
import { startTwin } from './page/twin-without-scripts.ts';

/**
 * The menu page of each brand on a slow phone, beside the same page without scripts; what it does before it is touched; the scripts it
 * sends; and the first touch. BENCH_BRANDS=burger,grande, BENCH_RUNS and BENCH_TOUCHES (a brand) make it shorter or longer.
 */
await measure(async (bench) => {
  const brands = await openBrands(bench);
  const server = await bench.startServer({ RUN_JOBS: '0' });
  const opened = await openBrowser();
  bench.atEnd(() => opened.browser.close());
  for (const { name, host } of brands) {
    say(`\n== ${name}`);
    const twin = await startTwin({ host, port: server.port });
    const page = { url: `http://${host}:${server.port}/`, twin: `http://${host}:${twin.port}/` };
    await paintFigures(opened, page);
    await restFigures(opened, page);
    await scriptFigures(opened, page);
    await touchFigures(opened, page);
    twin.server.close();
  }
});
