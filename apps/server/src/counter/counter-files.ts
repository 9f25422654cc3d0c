import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type ClientFiles, clientFiles } from '../page/client-files.ts';

/** Addresses of an entry's files, relative to the counter's own folder: `assets/counter-abc.js`. */
export type CounterEntry = {
  script: string;
  imports: readonly string[];
  styles: readonly string[];
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
  }),
);
type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * Reads the files of the built counter. The server starts without a build, and then its page says
 * that it is missing.
 */
export function counterFiles(counterDist: string, compressed: string): CounterFiles {
  const manifest = readManifest(join(counterDist, 'client', '.vite', 'manifest.json'));
  return {
    files: clientFiles(counterDist, compressed),
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
  const [own, ...imports] = withImports(manifest, source);
  if (own === undefined) return null;
  const styles = [...imports, own].flatMap((chunk) => chunk.css ?? []);
  return {
    script: own.file,
    imports: imports.map(({ file }) => file),
    styles: [...new Set(styles)],
  };
}

/** The chunk and all that it imports, each once, the chunk first. */
function withImports(manifest: Manifest, source: string): readonly Manifest[string][] {
  const keys = [source];
  for (const key of keys)
    keys.push(...(manifest[key]?.imports ?? []).filter((next) => !keys.includes(next)));
  return [...new Set(keys)].flatMap((key) => manifest[key] ?? []);
}
