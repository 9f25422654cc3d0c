import { findCaches } from '../guards/caches.mjs';
import { findColours } from '../guards/colours.mjs';
import { findDeadPaths } from '../guards/dead-paths.mjs';
import { findUnclean } from '../guards/hygiene.mjs';
import { repositoryFiles } from '../guards/repository-files.mjs';
import { findTexts } from '../guards/texts.mjs';
import { Plain, runScript, say } from '../say.mjs';

const guards = [findTexts, findColours, findCaches, findUnclean, findDeadPaths];

/** What no general linter knows about this repository. */
await runScript(() => {
  const files = repositoryFiles();
  const offences = files.flatMap(([path, text]) => guards.flatMap((guard) => guard(path, text)));
  if (offences.length > 0) throw new Plain(`Guards: ${offences.length} offences\n  ${offences.join('\n  ')}`);
  say(`Guards: ${files.length} files, nothing out of place.`);
});
