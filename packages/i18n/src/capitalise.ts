/** A sentence's first letter: `recoger` is `Recoger`. */
export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
