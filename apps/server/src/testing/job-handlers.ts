import type { Deps } from '../deps.ts';
import { createMailer } from '../mail/send-mail.ts';
import { jobs } from '../jobs.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';

type Declared = (typeof jobs)[number]['job'];
export type JobName = Declared['name'];

/** The use case of each job by its name. */
export type JobHandlers = {
  [Job in Declared as Job['name']]: (payload: JobPayload<Job>) => Promise<void>;
};

export const jobHandlers = (deps: Deps, sendMail = createMailer(deps).send): JobHandlers =>
  Object.fromEntries(
    jobs.map(({ job, perform }) => [
      job.name,
      (payload: object) => perform({ ...deps, sendMail }, payload),
    ]),
  ) as JobHandlers;

/** Runs a job with its stored payload, as a worker does. */
export async function runTestJob(deps: Deps, name: JobName, payload: object): Promise<void> {
  const found = jobs.find(({ job }) => job.name === name);
  await found?.perform({ ...deps, sendMail: createMailer(deps).send }, payload);
}
