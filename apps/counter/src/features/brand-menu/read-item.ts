import { isJsonList, type Json } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';

/** Returns a number of an item; null without one. */
export const numberOf = (item: FileItem, field: string): number | null => {
  const value = item[field];
  return typeof value === 'number' ? value : null;
};

/** Returns the texts of a list of an item. */
export const textsOf = (item: FileItem, field: string): readonly string[] =>
  listOf(item, field).filter((each) => typeof each === 'string');

/** Returns the numbers of a list of an item. */
export const numbersOf = (item: FileItem, field: string): readonly number[] =>
  listOf(item, field).filter((each) => typeof each === 'number');

const listOf = (item: FileItem, field: string): readonly Json[] => {
  const value = item[field];
  return isJsonList(value) ? value : [];
};
