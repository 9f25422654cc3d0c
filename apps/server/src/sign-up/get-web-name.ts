import type { getWebName as endpoint } from '@comanda/contract/sign-up.ts';
import { isTenantId } from '@comanda/domain/ids.ts';
import { accept } from '@comanda/domain/result.ts';
import { webNameProblem } from '@comanda/domain/sign-up/web-name.ts';
import type { Deps } from '../deps.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { hostOfWebName } from './host-of-web-name.ts';

type Endpoint = typeof endpoint;

/** Says whether a web name is free, by the brands that this server knows. */
export function getWebName(
  { tenants }: Pick<Deps, 'tenants'>,
  { params, tenant }: Call<Endpoint>,
): CallOutcome<Endpoint> {
  const { name } = params;
  const host = hostOfWebName(name, tenant);
  const isTaken = isTenantId(name) && (tenants.byId(name) ?? tenants.byHost(host)) !== null;
  return accept({ host, problem: webNameProblem(name) ?? (isTaken ? 'taken' : null) });
}
