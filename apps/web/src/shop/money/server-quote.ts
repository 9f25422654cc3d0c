import type { priceCart } from '@comanda/contract/carts.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';

/** The server's price of a cart. */
export type ServerQuote = NonNullable<AnswerOf<typeof priceCart>>;
