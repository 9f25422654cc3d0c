/** Most UTF-16 units of a line's comment. docs/rules/cart.md#comment-of-a-line. */
export const maxInstructions = 100;
/** Most lines of a cart. docs/rules/cart.md#most-lines-of-a-cart. */
export const maxLines = 100;
/** Most units of one line. docs/rules/cart.md#quantity-of-a-line. */
export const maxLineCount = 99;
