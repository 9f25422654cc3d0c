import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type ClientFiles, clientFiles } from '../page/client-files.ts';

/**
 * Addresses of an entry's files, relative to the counter's own folder: `assets/counter-abc.js`.
 * `parts`: those that it may load later, such as its screens.
 */
export type CounterEntry = {
  script: string;
  imports: readonly string[];
  styles: readonly string[];
  parts: readonly string[];
};

/**
 * `entry` returns null for an entry that the build does not have, and for each one without a build.
 */
export type CounterFiles = {
  files: ClientFiles;
  entry(source: string): CounterEntry | null;
};

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.exactOptional(v.array(v.string())),
    imports: v.exactOptional(v.array(v.string())),
    dynamicImports: v.exactOptional(v.array(v.string())),
    assets: v.exactOptional(v.array(v.string())),
  }),
);
type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * Reads the files of the built counter. The server starts without a build, and then its page says
 * that it is missing.
 */
export function counterFiles(counterDist: string): CounterFiles {
  const manifest = readManifest(join(counterDist, 'client', '.vite', 'manifest.json'));
  return {
    files: clientFiles(counterDist),
    entry: (source) => entryOf(manifest, source),
  };
}

function readManifest(file: string): Manifest {
  try {
    return v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

function entryOf(manifest: Manifest, source: string): CounterEntry | null {
  const [own, ...imports] = chunksOf(manifest, source, ({ imports = [] }) => imports);
  if (own === undefined) return null;
  const styles = [...new Set([...imports, own].flatMap((chunk) => chunk.css ?? []))];
  const first = { script: own.file, imports: imports.map(({ file }) => file), styles };
  const known = new Set([first.script, ...first.imports, ...styles]);
  return { ...first, parts: everyFile(manifest, source).filter((file) => !known.has(file)) };
}

const everyFile = (manifest: Manifest, source: string): readonly string[] => {
  const every = chunksOf(manifest, source, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]);
  return [
    ...new Set(every.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])),
  ];
};

type Chunk = Manifest[string];

/** The chunk and all that it loads by `next`, each once, the chunk first. */
function chunksOf(
  manifest: Manifest,
  source: string,
  next: (chunk: Chunk) => readonly string[],
): readonly Chunk[] {
  const keys = new Set([source]);
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk !== undefined) for (const each of next(chunk)) keys.add(each);
  }
  return [...keys].flatMap((key) => manifest[key] ?? []);
}
