import type { ProductId } from '@comanda/domain/ids.ts';
import { makeOffer } from '@comanda/domain/testing/make-offer.ts';
import { makeIndex, makeProduct, productId } from '@comanda/domain/testing/make.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { offerPartner } from './offer-partner.ts';

const burger = makeProduct(1);
const sides = [makeProduct(2, { price: minor(900) }), makeProduct(3, { price: minor(500) })];
const index = makeIndex({ products: [burger, ...sides] });
const need = (...ids: ProductId[]) => ({ productIds: ids });
const combo = makeOffer(1, {
  needs: [need(productId(1)), need(productId(2), productId(3))],
});

test('the partner of a combo is its cheapest product that is not there yet', () => {
  expect(offerPartner(combo, [burger], index)?.id).toBe(3);
  expect(offerPartner(combo, sides, index)?.id).toBe(1);
  expect(offerPartner(combo, [burger, ...sides], index)).toBeNull();
});
