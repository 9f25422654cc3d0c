import { findUnboundedCaches } from '../guards/unbounded-caches.mjs';
import { findHardCodedColours } from '../guards/hard-coded-colours.mjs';
import { findQuestionComments } from '../guards/comment-subjects.mjs';
import { findSchemasInRules } from '../guards/domain-schemas.mjs';
import { findDeadPaths } from '../guards/dead-paths.mjs';
import { findStorageNames } from '../guards/storage-names.mjs';
import { findWidthsWithoutBreakpoint } from '../guards/breakpoints.mjs';
import { findWideLines } from '../guards/line-width.mjs';
import { findInstantConversions } from '../guards/instants.mjs';
import { findHygieneOffences } from '../guards/hygiene.mjs';
import { findBuiltThings } from '../guards/not-built-yet.mjs';
import { findRuleBookOffences } from '../guards/rule-book.mjs';
import { repositoryFiles } from '../guards/repository-files.mjs';
import { findHardCodedTexts } from '../guards/hard-coded-texts.mjs';
import { PlainError, runScript, print } from '../run-script.mjs';

const guards = [
  findHardCodedTexts,
  findHardCodedColours,
  findStorageNames,
  findWidthsWithoutBreakpoint,
  findUnboundedCaches,
  findHygieneOffences,
  findDeadPaths,
  findRuleBookOffences,
  findBuiltThings,
  findQuestionComments,
  findWideLines,
  findSchemasInRules,
  findInstantConversions,
];

/** Rules of this repository that no general linter knows. */
await runScript(() => {
  const files = repositoryFiles();
  const offences = files.flatMap(([path, text]) => guards.flatMap((guard) => guard(path, text)));
  if (offences.length > 0)
    throw new PlainError(`Guards: ${offences.length} offences\n  ${offences.join('\n  ')}`);
  print(`Guards: ${files.length} files, no offence.`);
});
