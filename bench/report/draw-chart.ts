import type { Beside } from '../lib/figure.ts';
import { isMet, shown } from '../lib/figures.ts';
import { type ChartId, charts, type GoalId, goals } from '../lib/goals.ts';
import { historyOf, type Point } from './goal-history.ts';
import { peersNote } from './peer-figures.ts';

const width = 760;
const barsLeft = 16;
const barsWidth = 440;
const historyLeft = 560;
const historyWidth = 184;
const rowHeight = 92;
const headHeight = 44;

/** Own colours and an own background, so that the chart is readable on a light and a dark page. */
const style = `
  svg { font: 12px system-ui, sans-serif; }
  .page { fill: #fff; stroke: #d0d7de; } .text { fill: #1f2328; } .dim { fill: #59636e; }
  .ours { fill: #0969da; } .yardstick { fill: #afb8c1; }
  .goal { stroke: #1f2328; stroke-width: 1.5; } .goal-line { stroke: #59636e; stroke-dasharray: 3 3; }
  .line { stroke: #0969da; fill: none; stroke-width: 1.5; } .met { fill: #1a7f37; } .missed { fill: #bc4c00; }
  .title { font-size: 15px; font-weight: 600; } .name { font-weight: 600; }
  @media (prefers-color-scheme: dark) {
    .page { fill: #0d1117; stroke: #3d444d; } .text { fill: #f0f6fc; } .dim { fill: #9198a1; }
    .ours { fill: #4493f8; } .yardstick { fill: #656c76; }
    .goal { stroke: #f0f6fc; } .goal-line { stroke: #9198a1; }
    .line { stroke: #4493f8; } .met { fill: #3fb950; } .missed { fill: #f0883e; }
  }`;

type History = (id: GoalId) => readonly Point[];

/** Returns the rows that a chart draws. */
export const rowsOf = (chart: ChartId): readonly GoalId[] =>
  (Object.keys(goals) as GoalId[]).filter((id) => goals[id].chart === chart);

/**
 * Returns a chart as SVG: for each row the figure and its yardstick as bars with a mark at the
 * goal, and at the right its history by commit.
 */
export function drawChart(chart: ChartId, history: History = historyOf): string {
  const rows = rowsOf(chart);
  const note = peersNote(chart);
  const rowsEnd = headHeight + rows.length * rowHeight;
  const height = rowsEnd + (note === null ? 8 : 34);
  const title = charts[chart];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}">`,
    `<style>${style}\n</style>`,
    `<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="6"/>`,
    text(barsLeft, 28, title, 'text title'),
    text(historyLeft, 28, 'by commit', 'dim'),
    ...rows.map((id, at) => drawRow(id, history(id), headHeight + at * rowHeight)),
    ...(note === null ? [] : [text(barsLeft, rowsEnd + 14, note, 'dim')]),
    '</svg>\n',
  ].join('\n');
}

function drawRow(id: GoalId, points: readonly Point[], top: number): string {
  const last = points.at(-1);
  const { title, yardstick } = goals[id];
  const name = yardstick === null ? title : `${title}, beside ${yardstick}`;
  const head = text(barsLeft, top + 14, name, 'text name');
  if (last === undefined)
    return [head, text(barsLeft, top + 34, `${goalText(id)}, not measured yet`, 'dim')].join('\n');
  return [head, ...drawBars(id, last, top + 22), ...drawHistory(id, points, top + 6)].join('\n');
}

/** The sign and the unit of a goal: `goal ≥ 0.95`. */
export function goalText(id: GoalId): string {
  const { goal, unit } = goals[id];
  return `goal ${goal.kind === 'atLeast' ? '≥' : '≤'} ${withUnit(goal.value, unit)}`;
}

/** A value with its unit; a ratio has none. */
export const withUnit = (value: number, unit: string): string => `${shown(value)} ${unit}`.trim();

/** The two bars of a row, or one if nothing is beside it, on a scale of their own. */
function drawBars(id: GoalId, { figure }: Point, top: number): string[] {
  const { goal, unit } = goals[id];
  const beside = figure.beside ?? besideOne(id, figure.value);
  const ours = beside?.ours ?? figure.value;
  const goalValue = beside === null || isAmount(id) ? goal.value : beside.yardstick * goal.value;
  const scale = barsWidth / (Math.max(ours, beside?.yardstick ?? 0, goalValue) * 1.02 || 1);
  const mark = barsLeft + goalValue * scale;
  const verdict = isMet(figure.value, goal) ? 'met' : 'missed';
  const barUnit = beside?.unit ?? unit;
  const oursText = beside === null ? '' : `Comanda ${withUnit(ours, barUnit)}`;
  const besideBar = ({ yardstick }: Beside): string =>
    bar({
      ...{ top: top + 18, mark, length: yardstick * scale, kind: 'yardstick' },
      label: withUnit(yardstick, barUnit),
    });
  return [
    bar({ top, mark, length: ours * scale, kind: 'ours', label: oursText }),
    ...(beside === null ? [] : [besideBar(beside)]),
    `<line class="goal" x1="${px(mark)}" x2="${px(mark)}" y1="${top - 2}" y2="${top + (beside === null ? 16 : 34)}"/>`,
    text(
      barsLeft,
      top + (beside === null ? 32 : 50),
      `${withUnit(figure.value, unit)}, ${goalText(id)}: ${verdict}`,
      verdict,
    ),
  ];
}

/** A ratio of which nobody noted the two measurements stands beside 1. */
const besideOne = (id: GoalId, value: number): Beside | null =>
  isAmount(id) || goals[id].yardstick === null ? null : { ours: value, yardstick: 1, unit: '' };

/** Goals with a unit are amounts; those without are ratios to the yardstick, or counts. */
const isAmount = (id: GoalId): boolean => goals[id].unit !== '';

function drawHistory(id: GoalId, points: readonly Point[], top: number): string[] {
  const { goal } = goals[id];
  const height = 46;
  const most = Math.max(goal.value, ...points.map(({ figure }) => figure.value)) * 1.1 || 1;
  const y = (value: number) => top + height - (value / most) * height;
  const x = (at: number) =>
    historyLeft +
    (points.length === 1 ? historyWidth / 2 : (at * historyWidth) / (points.length - 1));
  const places = points.map(({ figure }, at) => `${px(x(at))},${px(y(figure.value))}`);
  const commits = [...new Set([points[0], points.at(-1)])].flatMap((point) => point ?? []);
  return [
    `<line class="goal-line" x1="${historyLeft}" x2="${historyLeft + historyWidth}" y1="${px(y(goal.value))}" y2="${px(y(goal.value))}"/>`,
    `<polyline class="line" points="${places.join(' ')}"/>`,
    ...points.map(
      ({ figure, run }, at) =>
        `<circle class="ours" cx="${px(x(at))}" cy="${px(y(figure.value))}" r="3"><title>${escape(`${run.commit}, ${run.date}: ${withUnit(figure.value, goals[id].unit)}`)}</title></circle>`,
    ),
    ...commits.map(({ run }, at) =>
      text(
        commits.length === 1 ? historyLeft + historyWidth / 2 : historyLeft + at * historyWidth,
        top + height + 16,
        run.commit.slice(0, 9),
        'dim',
        commits.length === 1 ? 'middle' : (['start', 'end'] as const)[at],
      ),
    ),
  ];
}

type Bar = { top: number; length: number; kind: string; label: string; mark: number };

/** A bar with its label behind it, and behind the mark of the goal if that stands there. */
function bar({ top, length, kind, label, mark }: Bar): string {
  const end = barsLeft + Math.max(length, 1);
  const isMarkInLabel = mark > end && mark < end + 12 + label.length * 6.5;
  return [
    `<rect class="${kind}" x="${barsLeft}" y="${px(top)}" width="${px(Math.max(length, 1))}" height="14" rx="2"/>`,
    text((isMarkInLabel ? mark : end) + 6, top + 11, label, 'text'),
  ].join('\n');
}

const px = (value: number): string => String(Number(value.toFixed(1)));

const text = (
  x: number,
  y: number,
  content: string,
  kind: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string =>
  `<text class="${kind}" x="${px(x)}" y="${px(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escape(content)}</text>`;

const escape = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
