import type { ProductId } from '../ids.ts';
import {
  type Cart,
  type CartLine,
  maxInstructions,
  maxLineCount,
  maxLines,
  type Pick,
} from './cart.ts';
import { cutText } from '../text/cut-text.ts';
import { tidyText } from '../text/tidy-text.ts';
import { lineHash } from './line-hash.ts';

/** A line as the product sheet hands it over. */
export type LineInput = {
  productId: ProductId;
  picks: readonly Pick[];
  instructions: string;
  count: number;
};
export type RemovedLine = { line: CartLine; position: number };

const clampCount = (count: number): number =>
  Math.min(maxLineCount, Math.max(1, Math.trunc(count)));

/** The comment as it is kept: one tidy line of at most 100 characters, cut between what is read as characters. */
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

/** Adds a line, or counts up the one with the same selection. A cart of 100 lines takes no new one. docs/rules/cart.md#merge-of-equal-lines, docs/rules/cart.md#most-lines-of-a-cart. */
export function addLine(cart: Cart, input: LineInput): Cart {
  const line = lineOf(input);
  const same = cart.lines.find((one) => one.hash === line.hash);
  if (same !== undefined) return setCount(cart, same.hash, same.count + line.count);
  return cart.lines.length < maxLines ? { ...cart, lines: [...cart.lines, line] } : cart;
}

/** Puts an edited line in its old place; if it now equals another line, the two merge. */
export function replaceLine(cart: Cart, hash: string, input: LineInput): Cart {
  const line = lineOf(input);
  const position = cart.lines.findIndex((one) => one.hash === hash);
  if (position < 0) return addLine(cart, input);
  if (line.hash !== hash && cart.lines.some((one) => one.hash === line.hash))
    return addLine(removeLine(cart, hash).cart, input);
  return { ...cart, lines: cart.lines.with(position, line) };
}

/** Sets how many; 0 or less takes the line out, more than 99 stays at 99. */
export function setCount(cart: Cart, hash: string, count: number): Cart {
  if (count <= 0) return removeLine(cart, hash).cart;
  return {
    ...cart,
    lines: cart.lines.map((line) =>
      line.hash === hash ? { ...line, count: clampCount(count) } : line,
    ),
  };
}

/** Takes a line out and says where it stood, so that it can be put back. */
export function removeLine(cart: Cart, hash: string): { cart: Cart; removed: RemovedLine | null } {
  const position = cart.lines.findIndex((line) => line.hash === hash);
  const line = cart.lines[position];
  if (line === undefined) return { cart, removed: null };
  return {
    cart: { ...cart, lines: cart.lines.toSpliced(position, 1) },
    removed: { line, position },
  };
}

/** Puts a removed line back where it stood; if the same selection was added meanwhile, they merge. */
export function restoreLine(cart: Cart, { line, position }: RemovedLine): Cart {
  const isKnown = cart.lines.some((one) => one.hash === line.hash);
  if (isKnown || cart.lines.length >= maxLines) return addLine(cart, line);
  return { ...cart, lines: cart.lines.toSpliced(position, 0, line) };
}

/** Units in the cart. */
export const countItems = (cart: Cart): number =>
  cart.lines.reduce((sum, line) => sum + line.count, 0);
