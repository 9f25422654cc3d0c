import type { priceCart } from '@comanda/contract/carts.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { Frozen } from '@comanda/domain/schema/frozen.ts';

/** The server's price of a cart. */
export type ServerQuote = Frozen<NonNullable<AnswerOf<typeof priceCart>>>;
