import { html, htmlPage } from './http/html.ts';

type EmulatedService = { title: string; text: string; path: string; link: string };

const emulatedServices: readonly EmulatedService[] = [
  {
    title: 'Cocina',
    text: 'Recibe los pedidos por un aviso firmado y los mueve sola, con reloj o a mano.',
    path: '/kitchen',
    link: 'Ver la cocina',
  },
  {
    title: 'Correo',
    text: 'Guarda los correos que saldrían a las personas: códigos de ingreso y avisos.',
    path: '/mail',
    link: 'Ver los correos',
  },
  {
    title: 'Avisos',
    text: 'Recibe los avisos cifrados que irían al navegador de quien pidió, y los descifra.',
    path: '/push',
    link: 'Ver los avisos',
  },
  {
    title: 'Webpay',
    text: 'Cobra con tarjetas que no existen, por las llamadas y la página de pago de Webpay Plus, y dice qué tomó de verdad.',
    path: '/webpay',
    link: 'Ver las transacciones',
  },
  {
    title: 'Pagos',
    text: 'Dice qué dinero tomó y devolvió de verdad cada medio de pago emulado.',
    path: '/payments',
    link: 'Ver los pagos',
  },
  {
    title: 'Repartos',
    text: 'Cotiza y lleva pedidos por las llamadas de Uber Direct, PedidosYa y Cabify: repartidores que se mueven con reloj, y avisos firmados a la tienda.',
    path: '/couriers',
    link: 'Ver los repartos',
  },
  {
    title: 'Impresoras',
    text: 'Impresoras Star y Epson que piden sus papeles a la tienda: se quedan sin papel, se abren o se apagan cuando quieras.',
    path: '/printers',
    link: 'Ver las impresoras',
  },
];

/** The start page: lists the emulated services. */
export const landingPage = (): string =>
  htmlPage({
    title: 'El mundo de afuera, emulado',
    body: html`<p>
        Nada de aquí es real: ninguna llamada sale de este equipo y no se mueve dinero.
      </p>
      <ul class="cards">
        ${emulatedServices.map(
          ({ title, text, path, link }) =>
            html`<li class="card">
              <h2>${title}</h2>
              <p>${text}</p>
              <a href="${path}">${link}</a>
            </li>`,
        )}
      </ul>`,
  });
