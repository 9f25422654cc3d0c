import type { EndDetail } from '@comanda/domain/order/end-detail.ts';
import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { capitalise } from '../capitalise.ts';
import type { Vocabulary } from './words.ts';

/** Why an order came to nothing, as its shopper reads it on the order page and in the mail. */
export const orderEndWords = (w: Vocabulary) => ({
  reasons: {
    restaurant: `${capitalise(w.theStore)} no pudo preparar tu pedido y lo canceló.`,
    operator: 'Tuvimos que cancelar tu pedido.',
    notAccepted: `${capitalise(w.theStore)} no confirmó tu pedido a tiempo, así que lo cancelamos.`,
    notDelivered: 'No encontramos quién llevara tu pedido, así que lo cancelamos.',
    refunded: 'Tu pago fue devuelto, así que cancelamos el pedido.',
  } satisfies Record<EndReason, string>,
  details: {
    soldOut: `Se agotó algo de tu pedido y ${w.theStore} no pudo prepararlo.`,
    tooBusy: `${capitalise(w.theStore)} tiene muchos pedidos ahora y no alcanza a preparar el tuyo.`,
    closing: `${capitalise(w.theStore)} está por cerrar y no alcanza a preparar tu pedido.`,
    address: `${capitalise(w.theStore)} no llega hasta tu dirección.`,
    noIngredients: `Se acabó algo que lleva tu pedido y ${w.theStore} no pudo prepararlo.`,
    kitchenProblem: 'Hubo un problema en la cocina y no pudimos terminar tu pedido.',
    cannotDeliver: 'No hay quién lleve tu pedido en este momento.',
    shopperAsked: `${capitalise(w.theStore)} lo canceló porque tú lo pediste.`,
    paymentProblem: 'Hubo un problema con el pago de tu pedido.',
  } satisfies Record<Exclude<EndDetail, 'other' | 'noShow'>, string>,
  noShow: {
    store_delivery: 'No había nadie para recibir tu pedido, así que lo cancelamos.',
    in_store: `Nadie vino a ${w.collect} tu pedido, así que lo cancelamos.`,
  } satisfies Record<DispatchMethod, string>,
});
export type OrderEndWords = ReturnType<typeof orderEndWords>;
