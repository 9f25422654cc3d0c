/** A further reason, after the first one of a refusal that has several. */
export const alsoText = (text: string): string => `Además: ${text}`;
