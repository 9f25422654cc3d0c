import { countNoun } from '../plural.ts';
import type { Vocabulary } from './words.ts';

/** The cart on other devices, and the link that shares it. */
export const remoteCart = (w: Vocabulary) => ({
  added: (count: number) =>
    `Sumamos ${countNoun(count, 'producto que tenías guardado', 'productos que tenías guardados')}`,
  linkAdded: (count: number) =>
    `Sumamos ${countNoun(count, 'producto', 'productos')} del ${w.cart} que te compartieron`,
  linkKnown: `Ya tienes todo lo del ${w.cart} que te compartieron`,
  linkEnded: 'Ese enlace ya no sirve. Elige lo que quieras del menú.',
  linkFailed: `No pudimos abrir el ${w.cart} que te compartieron.`,
  share: `Compartir ${w.cart}`,
  copy: `Copiar enlace del ${w.cart}`,
  shareTitle: (commerce: string) => `Mi ${w.cart} en ${commerce}`,
  copied: 'Copiamos el enlace. Sirve por 14 días.',
  stopSharing: 'Dejar de compartir',
  stopped: `Listo. Los enlaces de tu ${w.cart} ya no sirven.`,
  stopFailed: `Tu ${w.cart} sigue compartido.`,
  shareFailed: 'No pudimos crear el enlace. Inténtalo de nuevo.',
  copyFailed: (url: string) => `Copia este enlace: ${url}`,
});
