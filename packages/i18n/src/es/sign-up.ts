import { countNoun } from '../plural.ts';

/** The page where a brand is created, and the page of a shop that has not opened yet. */
export const signUp = () => ({
  notOpenTitle: 'Todavía no abrimos',
  notOpenText: 'Estamos preparando la tienda. Vuelve pronto.',

  title: 'Crea tu tienda',
  lead: 'Vende por internet con tu propia página. Te mandamos un código para empezar.',
  invitedOnly: 'Por ahora solo se entra con invitación. Abre el enlace de tu correo.',
  email: 'Correo',
  emailWrong: 'Escribe un correo válido.',
  sendCode: 'Mandar el código',
  back: 'Volver',
  codeLead: (email: string) => `Mandamos un código a ${email}.`,
  code: 'Código',
  codeHint: 'Está en el correo que te mandamos.',
  codeMissing: 'Escribe el código completo.',
  codeWrong: (left: number) =>
    left === 0
      ? 'Ese código ya no sirve. Pide otro.'
      : `Ese código no es. Te ${left === 1 ? 'queda' : 'quedan'} ${countNoun(left, 'intento', 'intentos')}.`,
  codeAgain: 'Mandar otro código',
  owner: 'Tu nombre',
  ownerHint: 'Nombre y apellido.',
  ownerWrong: 'Escribe tu nombre, solo con letras.',
  name: 'Nombre de tu restaurante',
  nameMissing: 'Escribe el nombre de tu restaurante.',
  country: 'País',
  countries: { cl: 'Chile', mx: 'México', gt: 'Guatemala', pe: 'Perú' },
  webName: 'Dirección de tu página',
  webNameFree: (host: string) => `Tu página será ${host}`,
  webNameProblem: {
    form: 'Usa de 3 a 30 letras sin acentos, números o guiones.',
    reserved: 'Esa dirección no se puede usar. Prueba con otra.',
    taken: 'Esa dirección ya es de otra tienda. Prueba con otra.',
  },
  create: 'Crear mi tienda',
  creating: 'Creando tu tienda…',
  hasNew: 'Con este correo ya empezaste una tienda. Entra a ella y ábrela antes de crear otra.',
  wait: (minutes: number) =>
    minutes < 90
      ? `Espera ${countNoun(minutes, 'minuto', 'minutos')} y prueba de nuevo.`
      : `Hoy ya se crearon varias tiendas desde aquí. Prueba en ${Math.ceil(minutes / 60)} horas.`,
  failed: 'No se pudo. Revisa tu conexión y prueba de nuevo.',
});
export type SignUpTexts = ReturnType<typeof signUp>;
