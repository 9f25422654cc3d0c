import { dayMs } from '../duration.ts';

/**
 * A person may make so many exports within this time, milliseconds.
 * docs/rules/privacy.md#exports-of-a-day.
 */
export const exportLimit = { most: 3, lastsMs: dayMs } as const;
