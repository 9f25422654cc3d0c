import { tidyText } from './tidy-text.ts';
import { isRecord } from '../is-record.ts';

function tidied(value: unknown): unknown {
  if (typeof value === 'string') return tidyText(value);
  if (Array.isArray(value)) return value.map(tidied);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, tidied(each)]))
    : value;
}

/**
 * Returns plain data with every text in it tidied ({@link tidyText}), at any depth; keys, numbers
 * and shape stay.
 */
export const tidyTexts = <T>(value: T): T => tidied(value) as T;
