/** Returns the first word of a name, which staff calls out. An empty name stays empty. */
export const firstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';
