import type { Vocabulary } from './words.ts';

/** The shopper's data on this device, and how to delete it. */
export const profile = (w: Vocabulary) => ({
  title: 'Mi perfil',
  login: 'Ingresar',
  logout: 'Cerrar sesión',
  greeting: (name: string) => `Hola, ${name}`,

  visitorTitle: 'Aún no nos conocemos',
  visitorText: 'Pides sin cuenta: tu nombre, correo y teléfono te los pedimos solo al pagar.',
  guestText: 'Los usamos en tu último pedido y solo los guarda este dispositivo.',
  name: 'Nombre',
  lastAddress: 'Última dirección',
  forget: 'Olvidar mis datos en este dispositivo',
  forgetText: `Borra de este dispositivo tus datos, tu dirección y tu ${w.cart}. Tus pedidos en curso siguen, pero ya no podrás verlos desde aquí.`,
  forgetTitle: '¿Olvidar tus datos en este dispositivo?',
  forgetYes: 'Sí, olvidar',
  forgotten: 'Este dispositivo ya no guarda tus datos.',

  dataTitle: 'Mis datos',

  cardNoneTitle: 'No hay una tarjeta en proceso',
  cardNoneText: 'No se guardó ninguna tarjeta y no se cobró nada.',

  privacyTitle: 'Tus datos son tuyos',
});
