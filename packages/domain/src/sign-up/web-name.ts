import { isTenantId, type TenantId } from '../ids.ts';
import { signUpScope } from './sign-up-scope.ts';

const lengths = { min: 3, max: 30 } as const;

/** Names that a host of the installation may need itself. */
const reserved: readonly string[] = [
  signUpScope,
  ...['www', 'alta', 'api', 'admin', 'app', 'mail', 'smtp', 'ftp', 'cdn', 'docs', 'status'],
  ...['support', 'soporte', 'ayuda', 'blog', 'test', 'staging', 'comanda', 'mostrador', 'reparto'],
];

/** `form`: not 3 to 30 lower-case letters, digits and single hyphens that begin with a letter. */
export type WebNameProblem = 'form' | 'reserved';

/**
 * Returns why a text cannot be the web name of a brand, which becomes its id and the first part of
 * its host; null if it can. docs/rules/sign-up.md#web-name.
 */
export function webNameProblem(text: string): WebNameProblem | null {
  if (text.length < lengths.min || text.length > lengths.max || !isTenantId(text)) return 'form';
  return reserved.includes(text) ? 'reserved' : null;
}

/** Returns the web name that a brand's name suggests: `La Ñusta & Co.` makes `la-nusta-co`. */
export const suggestedWebName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^[-0-9]+|-+$/gu, '')
    .slice(0, lengths.max)
    .replaceAll(/-+$/gu, '');

/** Returns the id of the brand with this web name; null for a text that can be none. */
export const brandOfWebName = (text: string): TenantId | null =>
  isTenantId(text) && webNameProblem(text) === null ? text : null;
