/**
 * Returns a function for pseudo-random numbers from 0 to below 1, deterministic by seed
 * (mulberry32).
 */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const streets = [
  'Av. Providencia',
  'Calle 5 de Mayo',
  '6a Avenida',
  'Pasaje Los Álamos',
  'Boulevard Los Próceres',
  'Insurgentes Sur',
];
const hex = '0123456789abcdef';
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

/**
 * Returns everyday texts of requests that contain no card number: notes with phones, RUT, prices
 * and times; addresses; keys and tokens of clients and providers; coordinates; instants.
 * Deterministic by seed.
 */
export function ordinaryTexts({ count, seed }: { count: number; seed: number }): string[] {
  const random = seededRandom(seed);
  const upTo = (max: number) => Math.floor(random() * max);
  const from = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[upTo(alphabet.length)]).join('');
  const digits = (length: number) => from('0123456789', length);
  const pick = <T>(of: readonly T[]): T => of[upTo(of.length)] as T;
  const price = () => `${1 + upTo(99)}.${digits(3)}`;
  const day = () => `${1 + upTo(28)}/${1 + upTo(12)}/2026`;
  const rut = () => `${1 + upTo(25)}.${digits(3)}.${digits(3)}-${digits(1)}`;
  const local = () => `9 ${digits(4)} ${digits(4)}`;
  const uuid = () =>
    `${from(hex, 8)}-${from(hex, 4)}-7${from(hex, 3)}-a${from(hex, 3)}-${from(hex, 12)}`;
  const kinds: readonly (() => string)[] = [
    () => `Llamar al ${local()}, ${local()}`,
    () => `+56 ${local()} o +56${digits(9)}`,
    () => `55 ${digits(4)} ${digits(4)}, 55 ${digits(4)} ${digits(4)}`,
    () => `+502 ${digits(4)}-${digits(4)}, RUT ${rut()}`,
    () => `5${digits(10)}, ${rut()}`,
    () => `${price()}, ${price()}, ${price()}, ${price()}`,
    () => `Pago con $${price()} y ${price()}`,
    () => `${day()}, ${day()} ${10 + upTo(12)}:${10 + upTo(50)}`,
    () => `2026-${10 + upTo(3)}-${10 + upTo(18)}T${10 + upTo(14)}:00:00.${digits(3)}Z`,
    () => `${pick(streets)} ${digits(4)}, depto ${digits(3)}, torre ${digits(1)}`,
    () => `${pick(streets)} ${digits(3)}, ${digits(5)}, piso ${digits(2)}`,
    () => `-${digits(2)}.${digits(upTo(15) + 1)}`,
    () => `${digits(2)}.${digits(14)}, -${digits(2)}.${digits(14)}`,
    () => `-33.${digits(6)} -70.${digits(6)}`,
    () => `53.${digits(6)} -70.${digits(6)}`,
    uuid,
    () => `order-${uuid()}`,
    () => from(hex, 32),
    () => from(hex, 64),
    () => from(hex, 40).toUpperCase(),
    () => from(base62, 22),
    () => from(base62, 43),
    () => `17${digits(11)}`,
    () => `pedido-17${digits(11)}-${from(hex, 8)}`,
    () => `cliente${digits(6)}@correo.cl`,
    () => `${2 + upTo(8)} de ${digits(2)} piezas, mesa ${digits(2)}, ${digits(4)}`,
    () =>
      `Mozilla/5.0 (Linux; Android 14) Chrome/137.0.${digits(4)}.${digits(2)} Mobile Safari/537.36`,
    () => `190.${digits(3)}.${digits(2)}.${digits(2)}, 10.0.${digits(1)}.${digits(2)}`,
  ];
  return Array.from({ length: count }, (_, at) => (kinds[at % kinds.length] as () => string)());
}
