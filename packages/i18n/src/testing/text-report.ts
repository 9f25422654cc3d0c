import { join, relative, sep } from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';
import { usesIn } from './used-texts.ts';
import { type TextPlace, writtenIn } from './written-texts.ts';

const own = join(import.meta.dirname, '../../../..');
const projects = ['apps/web', 'apps/counter', 'apps/server', 'packages'];
const readers = ['apps/web/src/', 'apps/counter/src/', 'apps/server/src/', 'packages/i18n/src/'];

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);
/** Files that define and assemble the texts. A use in one of them shows the text to no shopper. */
const isWording = (path: string) => /^packages\/i18n\/src\/(es\b|areas\/|texts\.ts)/.test(path);
/** The texts of payment methods are fields of one type, which no screen reads by their place. */
const isBase = (path: string) =>
  /^packages\/i18n\/src\/es\/(?!methods\/)/.test(path) && !path.endsWith('/words.ts');
const isReader = (path: string) =>
  readers.some((folder) => path.startsWith(folder)) && !isTest(path) && !isWording(path);

/**
 * Result of the compiler's analysis: the defined texts, the unused texts, and keys whose type is
 * any string.
 */
export type TextReport = {
  written: readonly string[];
  unused: readonly string[];
  vague: readonly string[];
};

/** The name that a use of a text writes: `title` of `cart.ts: unavailable.title`. */
const lastName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

type Source = { project: Project; file: string; path: string; source: SourceFile };

function sourcesOf(project: Project, root: string): readonly Source[] {
  return project.program.getSourceFileNames().flatMap((file) => {
    const path = relative(root, file).replaceAll(sep, '/');
    const source = isBase(path) || isReader(path) ? project.program.getSourceFile(file) : undefined;
    return source === undefined ? [] : [{ project, file, path, source }];
  });
}

/**
 * Analyses the storefront, the counter, the server and the texts under `root` with the compiler. A
 * use is a member access, a destructuring, or a key whose type is a union of strings (each counts
 * as used). A word in a string or a comment does not count.
 */
export function reportTexts(root = own): TextReport {
  const compiler = new API({ cwd: root });
  const openProjects = projects.map((folder) => join(root, folder, 'tsconfig.json'));
  const snapshot = compiler.updateSnapshot({ openProjects });
  const sources = snapshot.getProjects().flatMap((project) => sourcesOf(project, root));
  const written = new Map(
    sources
      .filter(({ path }) => isBase(path))
      .flatMap(({ file, source }) =>
        writtenIn(file, source).map(({ place, name }) => [place, name] as const),
      ),
  );
  const names = new Set([...written.values()].map(lastName));
  const isText = (place: TextPlace) => written.has(place);
  const isTextName = (name: string) => names.has(name);
  const uses = sources
    .filter(({ path }) => isReader(path))
    .map(({ project, path, source }) =>
      usesIn({ checker: project.checker, project, path, isText, isTextName }, source),
    );
  snapshot.dispose();
  compiler.close();
  const used = new Set(uses.flatMap(({ places }) => places));
  const unused = [...written].filter(([place]) => !used.has(place)).map(([, name]) => name);
  return {
    written: [...written.values()],
    unused,
    vague: [...new Set(uses.flatMap(({ vague }) => vague))],
  };
}
