import { capitalise } from '../capitalise.ts';
import { joinChoices } from '../join-names.ts';
import { type ErrorFacts, makeErrorText } from '../make-error-text.ts';
import { methodTexts } from '../method-texts.ts';
import { platformText } from '../platform-text.ts';
import { countNoun, plural } from '../plural.ts';
import type { Vocabulary } from './words.ts';

/** Names in a sentence: more than three are cut. */
const fewOf = (names: readonly string[]): readonly string[] =>
  names.length > 3 ? [...names.slice(0, 3), 'otros'] : names;

/**
 * Refused coupons. Each text says why and what to do, with the amounts, times and names of the
 * coupon.
 */
export const couponErrors = (w: Vocabulary) => {
  const refused = (text: string | ((facts: ErrorFacts) => string)) =>
    makeErrorText(
      'Cupón no aplicado',
      (facts) =>
        `${typeof text === 'string' ? text : text(facts)} Tu pedido sigue igual, sin descuento.`,
    );
  return {
    e1040: refused('No encontramos ese código. Revisa cómo está escrito.'),
    e1048: refused(({ names = [] }) =>
      names.length === 0
        ? 'Ese cupón es de otra categoría. Agrega algo de ella para usarlo.'
        : `Ese cupón vale en ${joinChoices(fewOf(names))}. Agrega algo de ahí para usarlo.`,
    ),
    e1049: refused(
      ({ ended = '' }) => `Ese cupón venció ${ended}`.trim() + '. Prueba otro o pide sin cupón.',
    ),
    e1050: refused(
      'Ese cupón tenía usos limitados y ya se acabaron. Prueba otro o pide sin cupón.',
    ),
    e1051: refused(({ starts, stores = [], times }) => {
      if (starts !== undefined) return `Ese cupón empieza ${starts}. Guárdalo para entonces.`;
      if (times !== undefined)
        return `Ese cupón vale ${times}. Pide para uno de esos días y úsalo.`;
      return stores.length === 0
        ? 'Ese cupón no está disponible ahora. Prueba otro o pide sin cupón.'
        : `Ese cupón vale en ${joinChoices(fewOf(stores))}. Pide ahí para usarlo.`;
    }),
    e1052: refused(({ most }) =>
      most === 1
        ? 'Ese cupón se usa una vez por persona y ya lo usaste. Prueba otro o pide sin cupón.'
        : `Ya usaste ese cupón ${most === undefined ? 'todas las veces que podías' : `las ${countNoun(most, 'vez', 'veces')} que podías`}. Prueba otro o pide sin cupón.`,
    ),
    e1053: refused(({ dispatchMethod }) =>
      dispatchMethod === undefined
        ? 'Ese cupón vale para otra forma de entrega. Cámbiala para usarlo.'
        : `Ese cupón vale para pedidos ${dispatchMethod === 'in_store' ? w.forPickup : w.forDelivery}. Cambia cómo lo recibes para usarlo.`,
    ),
    e1055: refused(({ companies = [] }) =>
      companies.length === 0
        ? 'Los cupones se usan con una cuenta. Ingresa para usarlo: tu código queda escrito.'
        : `Ese cupón es para quienes trabajan en ${joinChoices(fewOf(companies))}. Ingresa con tu correo de ahí para usarlo.`,
    ),
    e1058: makeErrorText('Falta para usar el cupón', ({ minimum, missing }) =>
      [
        minimum === undefined
          ? 'Ese cupón pide un monto mínimo.'
          : `Ese cupón vale desde ${minimum} en productos.`,
        missing === undefined
          ? 'Agrega algo más para usarlo.'
          : `Agrega ${missing} más para usarlo.`,
        'Tu pedido sigue igual.',
      ].join(' '),
    ),
    e1059: refused(({ platforms = [] }) => {
      const known = platforms.flatMap((platform) => platformText(platform, w));
      return known.length === 0
        ? 'Ese cupón no se usa en la web. Prueba otro o pide sin cupón.'
        : `Ese cupón se usa ${joinChoices(known)}, no en la web. Úsalo ahí o prueba otro.`;
    }),
    e1068: refused('Ese cupón es para tu primer pedido y ya hiciste uno. Prueba otro.'),
    e1069: makeErrorText('Código de invitación no válido', ({ reason }) =>
      reason === 'OWN_INVITATION'
        ? 'Esa es tu propia invitación. Compártela con alguien que aún no haya pedido. Tu pedido sigue igual.'
        : 'No encontramos esa invitación. Revisa el código con quien te invitó. Tu pedido sigue igual.',
    ),
    e1071: refused(
      'Ese cupón no se suma a las ofertas y todo lo que llevas está en oferta. Agrega algo sin oferta para usarlo.',
    ),
    e1072: makeErrorText(
      ({ names = [] }) =>
        names.length === 0 ? 'Pierdes el beneficio del combo' : 'Falta para usar el cupón',
      ({ names = [], units = 1, benefit }) =>
        names.length === 0
          ? 'Si quitas ese producto, el combo deja de valer y el total sube. Aún no se cobra nada.'
          : `Ese cupón pide ${countNoun(units, 'unidad', 'unidades')} más de ${joinChoices(fewOf(names))}. ${plural(units, 'Agrégala', 'Agrégalas')} para ${benefit === undefined ? 'usarlo' : `ahorrar ${benefit}`}. Tu pedido sigue igual.`,
    ),
    e1076: refused(({ times }) =>
      times === undefined
        ? 'Ese cupón aún no empieza a esa hora. Pide para más tarde y úsalo.'
        : `Ese cupón vale ${times}. A esa hora aún no empieza: pide para más tarde y úsalo.`,
    ),
    e1077: refused(({ times }) =>
      times === undefined
        ? 'Ese cupón ya no vale a esa hora. Pide para otra y úsalo.'
        : `Ese cupón vale ${times}. A esa hora ya terminó: pide para otro momento y úsalo.`,
    ),
    e1080: refused(({ names = [], units = 1 }) => {
      if (names.length === 0) return 'Falta el producto de ese cupón. Agrégalo para usarlo.';
      return units === 1
        ? `Ese cupón es para ${joinChoices(fewOf(names))}. Agrega ese producto para usarlo.`
        : `Ese cupón pide ${units} unidades de ${joinChoices(fewOf(names))}. Agrégalas para usarlo.`;
    }),
    e1081: refused(({ reason }) =>
      reason === 'FREE_DELIVERY'
        ? `${capitalise(w.theDelivery)} ya es gratis en este pedido. Guarda el cupón para otro.`
        : 'Ese cupón no descuenta nada de lo que llevas. Agrega algo más o prueba otro.',
    ),
    e1108: refused(({ methods = [] }) =>
      methods.length === 0
        ? 'Ese cupón vale con otro método de pago. Cámbialo para usarlo.'
        : `Ese cupón vale pagando ${joinChoices(methods.map((method) => methodTexts[method].with))}. Cambia cómo pagas para usarlo.`,
    ),
  };
};
