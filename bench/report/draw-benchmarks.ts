import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';
import { print } from '../../scripts/run-script.mjs';
import { root } from '../../scripts/root.mjs';
import { isMet } from '../lib/figures.ts';
import { type ChartId, charts, type GoalId, goals } from '../lib/goals.ts';
import { benches } from './benches.ts';
import { drawChart, goalText, rowsOf, withUnit } from './draw-chart.ts';
import { historyOf } from './goal-history.ts';
import { chartsFolder, readBench } from './stored-runs.ts';

const page = join(root, 'docs', 'benchmarks.md');
const begin = '<!-- figures -->';
const end = '<!-- end of figures -->';

/**
 * Draws a chart for each part of the table of goals, and writes the figures into
 * docs/benchmarks.md, between two marks: the text around them is written by hand.
 */
export async function drawBenchmarks(): Promise<void> {
  const all = Object.keys(charts) as ChartId[];
  for (const chart of all) writeFileSync(join(chartsFolder, `${chart}.svg`), drawChart(chart));
  const parts = all.map(
    (chart) => `### ${charts[chart]}\n\n![${altText(chart)}](benchmarks/${chart}.svg)`,
  );
  const figures = [summary(), ...parts, '### Runs', runs()].join('\n\n');
  const written = readFileSync(page, 'utf8');
  const text = `${written.split(begin)[0]}${begin}\n\n${figures}\n\n${end}${written.split(end)[1]}`;
  const options = await prettier.resolveConfig(page);
  writeFileSync(page, await prettier.format(text, { ...options, parser: 'markdown' }));
  print('docs/benchmarks.md and its charts are drawn');
}

/** The figures of a chart, for those who do not see it. */
function altText(chart: ChartId): string {
  const rows = rowsOf(chart).map((id) => {
    const last = historyOf(id).at(-1);
    const value = last === undefined ? 'not measured' : valueText(id);
    return `${goals[id].title} ${value}, ${goalText(id)}`;
  });
  return `${charts[chart]}: ${rows.join('; ')}`;
}

function summary(): string {
  const rows = (Object.keys(goals) as GoalId[]).map((id) => {
    const { title, yardstick, chart, bench } = goals[id];
    const last = historyOf(id).at(-1);
    const isReached = last !== undefined && isMet(last.figure.value, goals[id].goal);
    const source = bench === null ? 'noted' : `\`${scriptOf(bench)}\``;
    return cells(
      `${charts[chart]}: ${title}`,
      yardstick ?? '',
      last === undefined ? '–' : valueText(id),
      goalText(id).replace('goal ', ''),
      last === undefined ? '' : isReached ? 'met' : 'missed',
      source,
      last === undefined ? '' : `${last.run.commit}, ${last.run.date}`,
    );
  });
  return [
    cells('figure', 'beside', 'last', 'goal', '', 'printed by', 'at'),
    cells(...Array.from({ length: 7 }, () => '---')),
    ...rows,
  ].join('\n');
}

/** The npm script that prints the figures of a bench. */
const scriptOf = (bench: string): string =>
  bench.startsWith('scale-') ? `scale -- --only ${bench.slice('scale-'.length)}` : `bench:${bench}`;

function valueText(id: GoalId): string {
  const last = historyOf(id).at(-1);
  if (last === undefined) return '';
  const { value, beside } = last.figure;
  const pair =
    beside === null
      ? ''
      : ` (${withUnit(beside.ours, beside.unit)} beside ${withUnit(beside.yardstick, beside.unit)})`;
  return `${withUnit(value, goals[id].unit)}${pair}`;
}

/** The last run of each bench, its duration and the machine. */
function runs(): string {
  const rows = benches.map(({ name }) => {
    const { seconds, runs: all } = readBench(name);
    const last = all.findLast(({ source }) => source === 'measured');
    if (last === undefined) return cells(`\`${name}\``, '–', '', '');
    const { machine, commit, date } = last;
    const facts =
      machine === null
        ? ''
        : `${machine.cores} cores (${machine.processor}), ${machine.memoryGiB} GiB, Node ${machine.node}, PostgreSQL ${machine.postgresql}, load ${machine.load}`;
    return cells(`\`${name}\``, `${seconds ?? '–'} s`, `${commit}, ${date}`, facts);
  });
  return [
    cells('bench', 'took', 'at', 'machine, and its load before the run'),
    cells('---', '---', '---', '---'),
    ...rows,
  ].join('\n');
}

const cells = (...all: readonly string[]): string => `| ${all.join(' | ')} |`;
