import { print } from '../scripts/run-script.mjs';
import { measure } from './lib/stack.ts';
import { publishPageBrands } from './page/page-brands.ts';
import { openBrowser } from './page/browser.ts';
import {
  paintFigures,
  idleFigures,
  scriptFigures,
  interactionFigures,
} from './page/page-figures.ts';
import { startScriptlessTwin } from './page/scriptless-twin.ts';

/**
 * Measures the menu page of each brand on a slow phone beside the same page without scripts: its
 * work before the first interaction, the bytes of its scripts, and the first interaction.
 * BENCH_BRANDS=burger,grande, BENCH_RUNS and BENCH_TOUCHES (a brand) make the run shorter or
 * longer.
 */
await measure(async (bench) => {
  const brands = await publishPageBrands(bench);
  const server = await bench.startServer({ RUN_JOBS: '0' });
  const opened = await openBrowser();
  bench.atEnd(() => opened.browser.close());
  for (const { name, host } of brands) {
    print(`\n== ${name}`);
    const twin = await startScriptlessTwin({ host, port: server.port });
    const page = { url: `http://${host}:${server.port}/`, twin: `http://${host}:${twin.port}/` };
    await paintFigures(opened, page);
    await idleFigures(opened, page);
    await scriptFigures(opened, page);
    await interactionFigures(opened, page);
    twin.server.close();
  }
});
