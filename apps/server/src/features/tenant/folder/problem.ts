/** Why a folder is refused: which file, where in it (`categories[2].slug`; empty: the file itself), and the reason for people. */
export type Problem = { file: string; place: string; reason: string };

export const describeProblem = ({ file, place, reason }: Problem): string => `${file}${place === '' ? '' : ` at ${place}`}: ${reason}`;

type Step = string | number;

/** `['categories', 2, 'slug']` as `categories[2].slug`. */
export const placeOf = (steps: readonly Step[]): string =>
  steps.reduce<string>((place, step) => (typeof step === 'number' ? `${place}[${step}]` : place === '' ? step : `${place}.${step}`), '');
