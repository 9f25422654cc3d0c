/**
 * A smoke run (`--smoke`) takes seconds: few requests, one brand, one round. It says whether a
 * program still measures something; its figures mean nothing.
 */
export const isSmoke = process.argv.includes('--smoke');

/** Returns the number of a measured run, or the smaller one of a smoke run. */
export const sized = (full: number, smoke: number): number => (isSmoke ? smoke : full);

/** Like `sized`, with a full number that a variable of the environment may replace. */
export const sizedBy = (variable: string, full: number, smoke: number): number =>
  sized(Number(process.env[variable] ?? full), smoke);
