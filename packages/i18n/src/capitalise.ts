/** Makes the first letter a capital: `recoger` becomes `Recoger`. */
export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
