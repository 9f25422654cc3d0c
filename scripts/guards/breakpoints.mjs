import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { isBrowserSource } from './browser-sources.mjs';

const source = 'packages/ui/src/breakpoints.ts';
const isStyleSheet = (path) => /^(?:apps\/(?:web|counter)|packages\/ui)\/src\/.*[.]css$/.test(path);
const mediaQuery = /@media[^{]*\{/g;
const condition = /\((min|max)-width:\s*([^)]*)\)|\((?:\d\w*\s*[<>]=?\s*)?width\s*[<>]=?[^)]*\)/g;

/**
 * Returns the widths of media queries that are no breakpoint. Scripts write none: they name a
 * breakpoint.
 */
export function findWidthsWithoutBreakpoint(path, text, widths = knownWidths()) {
  if (path === source) return [];
  if (isBrowserSource(path))
    return [...text.matchAll(/\((?:min|max)-width:[^)]*\)/g)].map(
      ([found]) => `${path}: name a breakpoint of ${source} instead of ${found}`,
    );
  if (!isStyleSheet(path)) return [];
  return [...text.matchAll(mediaQuery)]
    .flatMap(([query]) => [...query.matchAll(condition)])
    .filter(([, side, width]) => !isBreakpoint(side, width, widths))
    .map(([found]) => `${path}: ${found} is no breakpoint of ${source}`);
}

function isBreakpoint(side, width, widths) {
  const pixels = /^(\d+)px$/.exec(width ?? '')?.[1];
  if (pixels === undefined) return false;
  return widths.has(side === 'min' ? Number(pixels) : Number(pixels) + 1);
}

let cached = null;
function knownWidths() {
  const text = () => readFileSync(join(root, source), 'utf8');
  cached ??= new Set([...text().matchAll(/^ {2}\w+: (\d+),$/gm)].map(([, width]) => Number(width)));
  return cached;
}
