import { placeholdersOf } from './placeholders.ts';
import { renderText, listTexts } from './list-texts.ts';

/** Returns the faults of a locale's overlay, each with its key. Empty if the overlay is correct. */
export function overlayFaults(base: object, own: object): readonly string[] {
  const known = new Map(listTexts(base).map(({ path, text }) => [path, text]));
  return listTexts(own).flatMap(({ path, text }) => {
    if (!known.has(path)) return [`${path}: the base has no such text`];
    const under = known.get(path);
    if (renderText(under) === renderText(text)) return [`${path}: says what the base says`];
    const [actual, expected] = [placeholdersOf(text), placeholdersOf(under)].map((names) =>
      names.join(', '),
    );
    return actual === expected
      ? []
      : [`${path}: asks for ${actual || 'nothing'}, the base for ${expected || 'nothing'}`];
  });
}
