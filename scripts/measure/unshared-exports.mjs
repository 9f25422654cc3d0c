import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Names that a file exports and no other file imports, as knip reports them. */
export function findUnsharedExports() {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-measure-'));
  try {
    const settings = JSON.parse(readFileSync(join(root, 'knip.json'), 'utf8'));
    const config = join(folder, 'knip.json');
    writeFileSync(config, JSON.stringify({ ...settings, ignoreExportsUsedInFile: false }));
    const knip = join(root, 'node_modules', 'knip', 'bin', 'knip.js');
    const args = [knip, '--no-progress', '--config', config, '--reporter', 'json'];
    return namesOf(
      spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
        .stdout,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the report: `file: name` for each export and type. */
export const namesOf = (report) =>
  JSON.parse(report).issues.flatMap(({ file, exports, types }) =>
    [...exports, ...types].map(({ name }) => `${file}: ${name}`),
  );
