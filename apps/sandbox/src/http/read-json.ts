type Shape = Readonly<Record<string, unknown>>;

/** Parses a JSON object. Null if the text is not a JSON object. */
export function readObject(text: string): Shape | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export const isObject = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
export const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
export const objectsIn = (value: unknown): readonly Shape[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
