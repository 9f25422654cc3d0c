/** A value of a JSON text: the keys and positions that lead to it. */
export type JsonPlace = readonly (string | number)[];

/**
 * Returns a JSON text with other values at some places. All else stays as it is written:
 * indentation, order and lists on one line. A place that the text does not have changes nothing.
 * The text must be valid JSON.
 */
export function replaceJsonValues(
  text: string,
  changes: readonly { place: JsonPlace; value: unknown }[],
): string {
  const spans = spansOf(text);
  const found = changes.flatMap(({ place, value }) => {
    const span = spans.get(keyOf(place));
    return span ? [{ ...span, value: JSON.stringify(value) }] : [];
  });
  return found
    .sort((a, b) => b.start - a.start)
    .reduce((out, { start, end, value }) => out.slice(0, start) + value + out.slice(end), text);
}

const keyOf = (place: JsonPlace): string => JSON.stringify(place);

type Span = { start: number; end: number };
type Frame = { isObject: boolean; step: string | number };

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Returns where each value that is no object and no list begins and ends. */
function spansOf(text: string): ReadonlyMap<string, Span> {
  const spans: [key: string, span: Span][] = [];
  const frames: Frame[] = [];
  let isKeyNext = false;
  for (const { 0: part, index: start } of text.matchAll(token)) {
    const frame = frames.at(-1);
    if (part === '{' || part === '[') {
      frames.push({ isObject: part === '{', step: part === '{' ? '' : 0 });
      isKeyNext = part === '{';
    } else if (part === '}' || part === ']') frames.pop();
    else if (part === ',') {
      isKeyNext = frame?.isObject === true;
      if (typeof frame?.step === 'number') frame.step += 1;
    } else if (part === ':') isKeyNext = false;
    else if (isKeyNext && frame) frame.step = String(JSON.parse(part));
    else spans.push([keyOf(frames.map(({ step }) => step)), { start, end: start + part.length }]);
  }
  return new Map(spans);
}
