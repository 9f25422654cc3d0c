import type { Deps } from './deps.ts';
import type { SendMail } from './mail/mail.ts';
import { modules } from './modules.ts';
import type { RunnableJob } from './platform/jobs/perform-job.ts';

type ModuleWithJobs = Extract<(typeof modules)[number], { jobs: unknown }>;
type ModuleJob = ModuleWithJobs['jobs'][number];

/** Every job with the use case that runs it, from the nouns' modules. */
export const jobs = modules.flatMap((module): readonly ModuleJob[] =>
  'jobs' in module ? module.jobs : [],
);

export const runnableJobs = (deps: Deps, sendMail: SendMail): readonly RunnableJob[] =>
  jobs.map(({ job, perform }) => ({
    ...job,
    perform: (stored) => perform({ ...deps, sendMail }, stored),
  }));
