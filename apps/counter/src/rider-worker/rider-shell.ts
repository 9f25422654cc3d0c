/**
 * The files of one build of the rider's page, for one brand: `page` is the path of its document,
 * `files` the paths that it loads.
 */
export type RiderShell = { version: string; page: string; files: readonly string[] };
