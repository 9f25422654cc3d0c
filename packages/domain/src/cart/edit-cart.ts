import type { ProductId } from '../ids.ts';
import { type Cart, type CartLine, type Pick } from './cart.ts';
import { maxInstructions, maxLineCount, maxLines } from './cart-limits.ts';
import { cutText } from '../text/cut-text.ts';
import { tidyText } from '../text/tidy-text.ts';
import { lineHash } from './line-hash.ts';

/** A line as the product sheet creates it. */
export type LineInput = {
  productId: ProductId;
  picks: readonly Pick[];
  instructions: string;
  count: number;
};
export type RemovedLine = { line: CartLine; position: number };

const clampCount = (count: number): number =>
  Math.min(maxLineCount, Math.max(1, Math.trunc(count)));

/**
 * Returns the note as it is stored: one tidy line of at most 100 characters, never cut inside a
 * visible character.
 */
export const tidyInstructions = (text: string): string =>
  tidyText(cutText(tidyText(text, maxInstructions), maxInstructions));

function lineOf({ productId, picks, instructions, count }: LineInput): CartLine {
  const tidied = tidyInstructions(instructions);
  return {
    hash: lineHash(productId, picks, tidied),
    productId,
    count: clampCount(count),
    picks,
    instructions: tidied,
  };
}

/**
 * Adds a line, or increases the count of the line with the same selection. A cart of 100 lines
 * accepts no new line. docs/rules/cart.md#merge-of-equal-lines,
 * docs/rules/cart.md#most-lines-of-a-cart.
 */
export function addLine(cart: Cart, input: LineInput): Cart {
  const line = lineOf(input);
  const same = cart.lines.find((one) => one.hash === line.hash);
  if (same !== undefined) return setCount(cart, same.hash, same.count + line.count);
  return cart.lines.length < maxLines ? { ...cart, lines: [...cart.lines, line] } : cart;
}

/** Replaces a line in its place. If it now equals another line, the two merge. */
export function replaceLine(cart: Cart, hash: string, input: LineInput): Cart {
  const line = lineOf(input);
  const position = cart.lines.findIndex((one) => one.hash === hash);
  if (position < 0) return addLine(cart, input);
  if (line.hash !== hash && cart.lines.some((one) => one.hash === line.hash))
    return addLine(removeLine(cart, hash).cart, input);
  return { ...cart, lines: cart.lines.with(position, line) };
}

/** Sets the count of a line: 0 or less removes it, and the most is 99. */
export function setCount(cart: Cart, hash: string, count: number): Cart {
  if (count <= 0) return removeLine(cart, hash).cart;
  return {
    ...cart,
    lines: cart.lines.map((line) =>
      line.hash === hash ? { ...line, count: clampCount(count) } : line,
    ),
  };
}

/** Removes a line and returns it with its position, so that the shopper can restore it. */
export function removeLine(cart: Cart, hash: string): { cart: Cart; removed: RemovedLine | null } {
  const position = cart.lines.findIndex((line) => line.hash === hash);
  const line = cart.lines[position];
  if (line === undefined) return { cart, removed: null };
  return {
    cart: { ...cart, lines: cart.lines.toSpliced(position, 1) },
    removed: { line, position },
  };
}

/**
 * Restores a removed line at its position. If the cart has the same selection again, the two merge.
 */
export function restoreLine(cart: Cart, { line, position }: RemovedLine): Cart {
  const isKnown = cart.lines.some((one) => one.hash === line.hash);
  if (isKnown || cart.lines.length >= maxLines) return addLine(cart, line);
  return { ...cart, lines: cart.lines.toSpliced(position, 0, line) };
}

/**
 * Restores the lines of a cart that was emptied, in their order. A line that was added since merges
 * with its restored copy or follows the restored lines. docs/rules/cart.md#emptied-cart-and-undo.
 */
export const restoreLines = (cart: Cart, lines: readonly CartLine[]): Cart =>
  lines.reduce((restored, line, position) => restoreLine(restored, { line, position }), cart);

/** Returns the number of units in the cart. */
export const countItems = (cart: Cart): number =>
  cart.lines.reduce((sum, line) => sum + line.count, 0);
