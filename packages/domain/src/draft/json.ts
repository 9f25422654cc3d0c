/** A value of a JSON file. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** Returns whether two values are the same; the order of keys does not count. */
export const isSameJson = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || sortedText(one) === sortedText(other);

const sortedText = (value: Json | undefined): string | undefined =>
  JSON.stringify(value, (_key, each: Json) =>
    isJsonObject(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

export const isJsonList = (value: Json | undefined): value is readonly Json[] =>
  Array.isArray(value);

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a text of an object; empty without one. */
export const textOf = (object: JsonObject, field: string): string => {
  const value = object[field];
  return typeof value === 'string' ? value : '';
};
