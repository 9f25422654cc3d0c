const kinds: Record<string, string> = {
  av: 'avenida',
  avda: 'avenida',
  ave: 'avenida',
  pje: 'pasaje',
  psje: 'pasaje',
  cll: 'calle',
  cra: 'carrera',
  sta: 'santa',
  gral: 'general',
};
/** Words that say what follows is not part of the street. */
const rest: ReadonlySet<string> = new Set([
  'depto',
  'dpto',
  'departamento',
  'casa',
  'oficina',
  'of',
  'piso',
  'torre',
  'block',
  'local',
  'int',
  'interior',
  'cp',
]);
/** Words a person may leave out or add without meaning another street. */
const optional: ReadonlySet<string> = new Set([
  'avenida',
  'calle',
  'pasaje',
  'carrera',
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'n',
  'no',
  'nro',
  'numero',
  'colonia',
  'col',
  'cdmx',
  'comuna',
  'chile',
]);

/** Words without accents and signs, abbreviations written out: `Av. Irarrázaval 2014, Ñuñoa` is avenida irarrazaval 2014 nunoa. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => kinds[word] ?? word);

/** What stands before "depto", "casa", … */
export const streetPart = (words: readonly string[]): string[] => {
  const end = words.findIndex((word, place) => place > 0 && rest.has(word));
  return end === -1 ? [...words] : words.slice(0, end);
};

export const isOptional = (word: string): boolean => optional.has(word);
export const isNumber = (word: string): boolean => /^\d{1,5}$/.test(word);
