import { placeholdersOf } from './placeholders.ts';
import { read, walk } from './walk.ts';

/** What is wrong with the texts that a locale says otherwise, each by its key; nothing when all is well. */
export function overlayFaults(base: object, own: object): readonly string[] {
  const known = new Map(walk(base).map(({ path, text }) => [path, text]));
  return walk(own).flatMap(({ path, text }) => {
    if (!known.has(path)) return [`${path}: the base has no such text`];
    const under = known.get(path);
    if (read(under) === read(text)) return [`${path}: says what the base says`];
    const [asked, wanted] = [placeholdersOf(text), placeholdersOf(under)].map((names) => names.join(', '));
    return asked === wanted ? [] : [`${path}: asks for ${asked || 'nothing'}, the base for ${wanted || 'nothing'}`];
  });
}
