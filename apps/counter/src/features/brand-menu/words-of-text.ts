/** Reads words that are separated by commas, each once. */
export const wordsOfText = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
