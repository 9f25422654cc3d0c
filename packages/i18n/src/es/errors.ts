import type { ErrorCode } from '@comanda/domain/errors/catalogue.ts';
import { type ErrorFacts, type ErrorText, makeErrorText } from '../make-error-text.ts';
import { cardNumberText } from './card-number-text.ts';
import { waitText } from '../wait-text.ts';
import { joinNames } from '../join-names.ts';
import { countNoun, plural } from '../plural.ts';
import { couponErrors } from './coupon-errors.ts';
import { pointsProblem } from './points-problem.ts';
import type { Vocabulary } from './words.ts';

function invalidTitle(reason?: string): string {
  if (reason === 'CARD_NUMBER') return 'Hay un número de tarjeta';
  return reason === 'TOTAL_CHANGED' ? 'El total cambió' : 'Un dato no es válido';
}

function invalidText({ reason, maximum, field }: ErrorFacts): string {
  if (reason === 'CARD_NUMBER') return cardNumberText(field);
  if (reason === 'TOTAL_CHANGED')
    return 'Cambió un precio mientras pedías. No se creó el pedido ni se cobró nada. Revisa el nuevo total para seguir.';
  if (reason === 'TIP_TOO_LARGE')
    return `La propina es muy alta${maximum === undefined ? '' : `: puede ser hasta ${maximum}`}. Aún no se cobra nada. Cámbiala para seguir.`;
  return 'Revisa lo que escribiste e inténtalo de nuevo. Aún no se cobra nada.';
}

function unsupported(reason?: string): string {
  return reason === 'POINTS' ? 'Por ahora no se usan puntos.' : '';
}

/** `triesLeft` 0: the code is used, expired or over, or another browser asked for it. */
function wrongCodeText(triesLeft?: number): string {
  if (triesLeft === 0) return 'Este código ya no sirve. Pide uno nuevo y te llega en un momento.';
  const left =
    triesLeft === undefined
      ? 'Si no lo encuentras, pide uno nuevo.'
      : `${plural(triesLeft, 'Te queda', 'Te quedan')} ${countNoun(triesLeft, 'intento', 'intentos')}.`;
  return `Revisa el código que llegó a tu correo. ${left}`;
}

const tooManyTitle = (reason?: string): string => {
  if (reason === 'CODES') return 'Espera para pedir otro código';
  return reason === 'HELD_UNITS' ? 'Son muchas unidades' : 'Demasiados intentos';
};

const tooManyCodesText = (seconds?: number): string =>
  `Si ya te llegó un código, úsalo. Puedes pedir otro ${seconds === undefined ? 'más tarde' : `en ${waitText(seconds)}`} o hacer tu pedido sin cuenta.`;

/**
 * The text of every code of the catalogue, keyed as docs/rules/limits.md#texts-of-refusals says. A
 * code without a text does not compile.
 */
export const errors = (w: Vocabulary) => {
  const safe = `No se cobró nada y tu ${w.cart} sigue guardado.`;
  const noRiders = makeErrorText(
    'No hay repartidores cerca',
    `${safe} Puedes pasar a ${w.collect}lo o intentarlo de nuevo en unos minutos.`,
  );
  return {
    ...couponErrors(w),
    e9999: makeErrorText(
      'Algo falló de nuestro lado',
      `${safe} Inténtalo de nuevo en unos minutos.`,
    ),
    e401: makeErrorText(
      'Ingresa de nuevo',
      `Tu sesión terminó. ${safe} Ingresa y vuelve a intentarlo.`,
    ),
    e408: makeErrorText('Está tardando demasiado', `${safe} Inténtalo de nuevo en unos minutos.`),
    e599: makeErrorText(
      'Se cortó la conexión',
      `${safe} Revisa tu internet e inténtalo de nuevo: un pedido nunca se duplica.`,
    ),
    e1001: makeErrorText(
      'Hay un dato por corregir',
      'Revisa los datos marcados. Aún no se cobra nada.',
    ),
    e1002: makeErrorText(
      'No lo encontramos',
      `Puede que ya no exista o que el enlace esté mal. ${safe} Vuelve al menú para seguir.`,
    ),
    e1003: makeErrorText('Falta un dato', ({ field }) =>
      field === 'payment_method'
        ? 'Elige primero cómo pagas y aplica el cupón después. Aún no se cobra nada.'
        : 'Completa lo que está marcado. Aún no se cobra nada.',
    ),
    e1004: makeErrorText(
      'Eso ya existe',
      'Ya estaba guardado, así que no cambiamos nada. Revisa y sigue.',
    ),
    e1005: makeErrorText(
      'Ahí aún no llegamos',
      `${safe} Prueba otra dirección o pasa a ${w.collect} tu pedido.`,
    ),
    e1006: makeErrorText(
      'Ingresa de nuevo',
      `No tienes permiso para eso con esta sesión. ${safe} Ingresa y vuelve a intentarlo.`,
    ),
    e1007: makeErrorText(
      ({ reason }) => invalidTitle(reason),
      (facts) => invalidText(facts),
    ),
    e1008: makeErrorText(
      'No pudimos procesarlo',
      `${safe} Recarga la página e inténtalo de nuevo.`,
    ),
    e1009: makeErrorText(
      'No pudimos guardar tus datos',
      'Tus datos quedaron como estaban. Revísalos e inténtalo de nuevo.',
    ),
    e1010: makeErrorText(
      'No pudimos procesar tu pedido',
      `${safe} Inténtalo de nuevo o llama ${w.toTheStore}.`,
    ),
    e1011: makeErrorText('Algo ya no está disponible', ({ items = [] }) =>
      items.length === 0
        ? `Algunos productos ya no están. ${safe} Quítalos para seguir.`
        : `Ya no podemos preparar ${joinNames(items)}. ${safe} ${plural(items.length, 'Quítalo', 'Quítalos')} para seguir.`,
    ),
    e1012: makeErrorText(
      'Los puntos no responden',
      `Tus puntos siguen intactos. ${safe} Pide sin puntos o inténtalo en unos minutos.`,
    ),
    e1014: makeErrorText(
      'No se pudieron usar los puntos',
      (facts) => `${pointsProblem(facts)} Cambia el monto o pide sin puntos: aún no se cobra nada.`,
    ),
    e1019: makeErrorText('No se pudo borrar', 'Sigue guardado como estaba. Inténtalo de nuevo.'),
    e1020: makeErrorText('Eso no se puede hacer aquí', ({ reason }) =>
      `${unsupported(reason)} ${safe} Vuelve y elige otra opción.`.trim(),
    ),
    e1021: makeErrorText('Tu sesión venció', `Ingresa de nuevo para seguir. ${safe}`),
    e1022: makeErrorText(
      'Perdimos de vista ese pedido',
      'No lo envíes dos veces: mira Mis pedidos. Si no aparece, no se cobró nada.',
    ),
    e1024: makeErrorText(
      'Está cerrado',
      ({ opens }) =>
        `${opens === undefined ? 'Ahora no se reciben pedidos.' : `Abre ${opens}.`} ${safe} Vuelve cuando abra.`,
    ),
    e1025: makeErrorText(
      'Los datos no coinciden',
      `Lo que elegiste no corresponde a este pedido. ${safe} Recarga la página y revísalo.`,
    ),
    e1026: makeErrorText(
      'Falta para el pedido mínimo',
      ({ minimum, missing }) =>
        [
          minimum === undefined
            ? 'Tu pedido no llega al mínimo de esta forma de entrega.'
            : `El mínimo para esta forma de entrega es ${minimum}.`,
          missing === undefined ? 'Agrega algo más' : `Agrega ${missing} más`,
        ].join(' ') + ' o cambia cómo lo recibes. Aún no se cobra nada.',
    ),
    e1027: makeErrorText(
      ({ triesLeft }) => (triesLeft === 0 ? 'Pide un código nuevo' : 'Ese código no es'),
      ({ triesLeft }) => wrongCodeText(triesLeft),
    ),
    e1028: makeErrorText(
      'Ese correo ya tiene cuenta',
      'No creamos otra. Ingresa con ese correo y sigues donde estabas.',
    ),
    e1029: makeErrorText(
      'No pudimos ingresar',
      'Revisa el correo o pide un código nuevo. También puedes pedir sin cuenta.',
    ),
    e1030: makeErrorText(
      'Ese pedido ya está pagado',
      'No pagues de nuevo. Mira cómo va en Mis pedidos.',
    ),
    e1031: makeErrorText(
      'Ese método no sirve para este pedido',
      `${safe} Elige otro método de pago.`,
    ),
    e1032: makeErrorText(
      'Ese pedido ya no se puede pagar',
      `No se cobró nada de nuevo. Mira su estado en Mis pedidos o haz uno nuevo: tu ${w.cart} sigue guardado.`,
    ),
    e1033: makeErrorText(
      'Aún no pudimos confirmar tu pago',
      'No pagues de nuevo. Seguimos preguntando; si no se hizo, no se cobra.',
    ),
    e1035: makeErrorText(
      'No pudimos empezar el pago',
      `${safe} Inténtalo de nuevo o elige otro método.`,
    ),
    e1036: makeErrorText(
      'El pago no se confirmó',
      'Si viste un cobro, se devuelve solo. Inténtalo de nuevo o elige otro método.',
    ),
    e1037: makeErrorText(
      'Ese teléfono ya está en uso',
      'Está en otra cuenta. Usa otro número o ingresa con esa cuenta.',
    ),
    e1038: makeErrorText(
      'Tienes pedidos sin pagar',
      ({ most }) =>
        `Ya hiciste ${most === undefined ? 'varios pedidos' : countNoun(most, 'pedido', 'pedidos')} aquí que esperan su pago. ${safe} Paga o recibe uno y luego haz este.`,
    ),
    e1039: makeErrorText(
      'El medio de pago no responde',
      `${safe} Inténtalo de nuevo o elige otro método.`,
    ),
    e1041: makeErrorText(
      'Estamos actualizando la tienda',
      `Toma unos segundos. ${safe} Inténtalo de nuevo aquí mismo: un pedido nunca se duplica.`,
    ),
    e1042: makeErrorText(
      ({ reason }) => tooManyTitle(reason),
      ({ seconds, most, reason }) => {
        if (reason === 'CODES') return tooManyCodesText(seconds);
        return reason === 'HELD_UNITS'
          ? `Antes del pago guardamos ${most === undefined ? 'pocas unidades' : `hasta ${countNoun(most, 'unidad', 'unidades')}`} de lo que se agota. ${safe} Pide menos o llama ${w.toTheStore}.`
          : `${safe} ${seconds === undefined ? 'Espera un minuto e inténtalo de nuevo.' : `Inténtalo de nuevo en ${waitText(seconds)}.`}`;
      },
    ),
    e1043: makeErrorText(
      'Ese pedido ya siguió su camino',
      'Ya no se puede cambiar. Mira su estado en Mis pedidos.',
    ),
    e1044: makeErrorText(
      'Tu pedido supera el máximo',
      ({ maximum, over }) =>
        [
          maximum === undefined
            ? 'Supera el máximo de esta forma de entrega.'
            : `El máximo para esta forma de entrega es ${maximum}.`,
          over === undefined ? 'Quita algo' : `Quita ${over}`,
        ].join(' ') + ' o haz dos pedidos. Aún no se cobra nada.',
    ),
    e1045: makeErrorText(
      'Falta para usar puntos',
      ({ minimum }) =>
        `${minimum === undefined ? 'Con puntos, tu pedido no llega al mínimo.' : `Con puntos, el mínimo es ${minimum}.`} Usa menos puntos o agrega algo. Aún no se cobra nada.`,
    ),
    e1054: makeErrorText('Ya respondiste', 'Guardamos tu primera respuesta. ¡Gracias!'),
    e1092: noRiders,
    e1093: noRiders,
    e11101: noRiders,
  } satisfies Record<`e${ErrorCode}`, ErrorText>;
};
export type ErrorTexts = ReturnType<typeof errors>;
