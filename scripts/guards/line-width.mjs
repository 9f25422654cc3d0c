import { printWidth } from '../width/wrap-prose.mjs';
import { wrapSource } from '../width/wrap-source.mjs';

/** Returns one offence for a file whose comments or SQL are wider than the print width. */
export function findWideLines(path, text) {
  if (wrapSource(path, text) === text) return [];
  return [
    `${path}: a comment or SQL is wider than ${printWidth} columns; npm run format:write wraps it`,
  ];
}
