import { repositoryFiles } from '../guards/repository-files.mjs';
import { print, runScript } from '../run-script.mjs';
import { isTest } from './source-files.mjs';
import { allEndpoints } from '../../packages/contract/src/all-endpoints.ts';
import { allWebhooks } from '../../packages/contract/src/all-webhooks.ts';
import { openApiDocument } from '../../packages/contract/src/openapi.ts';

/**
 * Prints what outside parties and stored rows know of the server, so that two commits can be
 * compared: who may call what, the names of the jobs, and the OpenAPI document. Usage:
 * `npm run -s measure:facts > facts.txt`.
 */
await runScript(() => {
  for (const line of accessLines().toSorted()) print(`access ${line}`);
  for (const name of jobNames()) print(`job ${name}`);
  print(JSON.stringify(openApiDocument(allEndpoints, allWebhooks), null, 1));
});

function accessLines() {
  return Object.values(allEndpoints).map(({ method, methods = [method], path, access }) => {
    const roles = access.toSorted().join(' ');
    return `${methods.join('|')} ${path}: ${roles}`;
  });
}

/** A job's name stands before its queue, in its definition or in the table of the queues. */
function jobNames() {
  const server = repositoryFiles().filter(
    ([path]) => path.startsWith('apps/server/src/') && !isTest(path),
  );
  const named = server.flatMap(([, text]) => [
    ...text.matchAll(/\bname: '([a-z]+(?:-[a-z]+)+)',\s+queue: '/g),
    ...text.matchAll(
      /^ {2}'([a-z]+(?:-[a-z]+)+)': '(?:kitchen|payments|couriers|mail|push|maintenance)',$/gm,
    ),
  ]);
  return [...new Set(named.map(([, name]) => name))].toSorted();
}
