import type { RawEndpointName } from '@comanda/contract/all-endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { AppParts, Deps } from './deps.ts';
import type { SendMail } from './mail/mail.ts';
import type { RouteHandlers } from './platform/http/call.ts';

/** `pages`: renders the preview of a menu. */
export type CallDeps = Deps & Pick<AppParts, 'pages'>;
/** `sendMail`: sends the mails of jobs. */
export type JobDeps = Deps & { sendMail: SendMail };

/** Mounts an endpoint of an outside party. */
export type Mount = (app: FastifyInstance, deps: Deps) => void;

/**
 * A noun’s part of the server: the calls that it answers, the endpoints of outside parties that
 * it mounts, and the jobs that it runs. `modules.ts` lists the modules; everything else collects.
 */
export type Module = {
  readonly calls?: (deps: CallDeps) => RouteHandlers;
  readonly mounts?: Partial<Record<RawEndpointName, Mount>>;
  readonly jobs?: readonly {
    readonly job: { readonly name: string };
    readonly perform: (deps: JobDeps, stored: object) => Promise<void>;
  }[];
};

/** Returns the module with the types of its calls and jobs, which the lists of them keep. */
export const defineModule = <const Of extends Module>(module: Of): Of => module;

/** Binds a declared job to the use case that runs it. */
export const performs = <Name extends string, Payload, Rest extends object>(
  job: { name: Name; read(stored: object): Payload } & Rest,
  run: (deps: JobDeps, payload: Payload) => Promise<void>,
) => ({ job, perform: (deps: JobDeps, stored: object) => run(deps, job.read(stored)) });
