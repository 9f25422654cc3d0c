import { changeStoreNow, markSoldOut, putOnSale } from '@comanda/contract/counter/store-now.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import { scarceProduct } from '../chaos-brands.ts';
import { rotaOf } from './rota.ts';
import { atBoth, once, sentTwice, type Step } from './step.ts';
import type { Tablet } from './tablet.ts';
import type { WantedChange } from './tap.ts';

const dish = { kind: 'product', id: scarceProduct as ProductId } as const;
const subject = `product:${scarceProduct}`;

const sellOut = ({ storeId: id }: Tablet): WantedChange => ({
  kind: 'store.soldOut',
  subject,
  asked: {},
  send: (api, idempotencyKey) =>
    api.call(markSoldOut, {
      params: { id },
      body: { items: [{ ...dish, end: { kind: 'open' } }] },
      idempotencyKey,
    }),
});

const sellAgain = ({ storeId: id }: Tablet): WantedChange => ({
  kind: 'store.onSale',
  subject,
  asked: {},
  send: (api, idempotencyKey) =>
    api.call(putOnSale, { params: { id }, body: { items: [dish] }, idempotencyKey }),
});

/** Pauses the store for half an hour, or ends its pause. */
const pauseStore = ({ storeId: id }: Tablet, isPaused: boolean): WantedChange => ({
  kind: 'store.pause',
  subject: 'pause',
  asked: { isPaused },
  send: (api, idempotencyKey) =>
    api.call(changeStoreNow, {
      params: { id },
      body: { fact: { kind: 'pause', end: isPaused ? { kind: 'minutes', minutes: 30 } : null } },
      idempotencyKey,
    }),
});

type StepsOf = (tablet: Tablet) => readonly Step[];

/**
 * The changes of a store, as steps one after the other. A pause is over at once, so that shoppers
 * can order.
 */
export const storeRota = () =>
  rotaOf<StepsOf>([
    (tablet) => [sentTwice(sellOut(tablet))],
    (tablet) => [once(sellAgain(tablet))],
    (tablet) => [once(pauseStore(tablet, true)), sentTwice(pauseStore(tablet, false))],
    (tablet) => [atBoth(sellOut(tablet), sellOut(tablet)), sentTwice(sellAgain(tablet))],
  ]);
