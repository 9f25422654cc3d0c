/** The fields of the keys, by their name in the secret, in the words of the providers. */
const fieldNames: Readonly<Record<string, string>> = {
  commerceCode: 'Código de comercio',
  apiKeySecret: 'Llave secreta',
  mallCode: 'Código de comercio mall',
  childCode: 'Código de la tienda',
  apiKey: 'Llave (apikey)',
  apiToken: 'Token',
  capture: 'Cobro',
  merchantKey: 'Llave del comercio',
  webhookSecret: 'Clave de los avisos (webhook)',
  login: 'Usuario (login)',
  secretKey: 'Llave secreta',
  publicMerchantId: 'Id público del comercio',
  privateMerchantId: 'Id privado del comercio',
  oneClickPath: 'Ruta del cobro con tarjeta guardada',
  powerTranzId: 'Id de PowerTranz',
  powerTranzPassword: 'Contraseña de PowerTranz',
  pageSet: 'Grupo de la página de pago',
  pageName: 'Nombre de la página de pago',
  unverifiedPayments: 'Pagos que el banco no pudo revisar',
  accessToken: 'Access token',
};

const choiceNames: Readonly<Record<string, string>> = {
  manual: 'Manual: nosotros confirmamos',
  automatic: 'Automático',
  refuse: 'No aceptarlos',
  accept: 'Aceptarlos: si hay reclamo, pierdes tú',
};

/** Returns the name of a field of a provider's keys. */
export const keyFieldName = (field: string): string => fieldNames[field] ?? field;

/** Returns the name of a value that a field of the keys may have. */
export const keyChoiceName = (value: string): string => choiceNames[value] ?? value;
