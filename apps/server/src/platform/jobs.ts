/** Placeholder shape of the job runner: see the orders' workers. */
export type Jobs = { stop(): Promise<void> };
