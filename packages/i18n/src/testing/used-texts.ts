import type { Node } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import type { Checker, Project, Symbol as Named, Type } from 'typescript/unstable/sync';
import { type TextPlace, textPlaceOf, descendantsOf } from './written-texts.ts';

/** Texts that one source uses, and the keys whose type is any string. */
export type Uses = { places: readonly TextPlace[]; vague: readonly string[] };

/**
 * `isText`: a place holds a text. `isTextName`: some text has this last name. The compiler is asked
 * about members of such a name alone, because each question is a call to another process.
 */
type TextLookup = {
  checker: Checker;
  project: Project;
  path: string;
  isText: (place: TextPlace) => boolean;
  isTextName: (name: string) => boolean;
};

/** True for the files that define texts. Declarations elsewhere (libraries too) are ignored. */
const isBasePath = (path: string): boolean => path.includes('/packages/i18n/src/es/');

const placesOf = (project: Project, symbol: Named | undefined): readonly TextPlace[] =>
  (symbol?.declarations ?? []).flatMap((handle) => {
    if (!isBasePath(handle.path)) return [];
    const node = handle.resolve(project);
    return node === undefined ? [] : [textPlaceOf(handle.path, node)];
  });

const propertiesNamed = (
  { checker, project }: TextLookup,
  type: Type | undefined,
  name: string,
): readonly TextPlace[] =>
  type === undefined ? [] : placesOf(project, checker.getPropertyOfType(type, name));

/** Returns the strings that a key's type allows: one, those of a union, or null for any string. */
function wordsOf(type: Type | undefined): readonly string[] | null {
  if (type === undefined) return null;
  if (type.isStringLiteralType()) return [type.value];
  if (!type.isUnionType()) return null;
  const parts = (type.getTypes() ?? []).map(wordsOf);
  return parts.some((words) => words === null) ? null : parts.flatMap((words) => words ?? []);
}

/**
 * `texts.status[status]` uses every text that the type of `status` allows. A key of type string
 * uses none and is listed as vague.
 */
function usesOfKey(look: TextLookup, texts: Node, key: Node): Uses {
  const type = look.checker.getTypeAtLocation(texts);
  const words = wordsOf(look.checker.getTypeAtLocation(key));
  if (words !== null)
    return { places: words.flatMap((word) => propertiesNamed(look, type, word)), vague: [] };
  const members =
    type === undefined
      ? []
      : look.checker.getPropertiesOfType(type).flatMap((member) => placesOf(look.project, member));
  return {
    places: [],
    vague: members.some(look.isText) ? [`${look.path}: ${texts.getText()}[${key.getText()}]`] : [],
  };
}

function usesOfPattern(look: TextLookup, pattern: Node): readonly TextPlace[] {
  const names: string[] = [];
  pattern.forEachChild((element) => {
    const name = isBindingElement(element) ? (element.propertyName ?? element.name) : undefined;
    if (name !== undefined && isIdentifier(name) && look.isTextName(name.text))
      names.push(name.text);
  });
  if (names.length === 0) return [];
  const type = look.checker.getTypeAtLocation(pattern);
  return names.flatMap((name) => propertiesNamed(look, type, name));
}

/**
 * Returns every text that a source uses by member access, destructuring or key. Words in strings
 * and comments do not count.
 */
export function usesIn(look: TextLookup, source: Node): Uses {
  const nodes = [...descendantsOf(source)];
  const members = nodes
    .filter(isPropertyAccessExpression)
    .map(({ name }) => name)
    .filter(({ text }) => look.isTextName(text));
  const read = members.length === 0 ? [] : look.checker.getSymbolAtLocation(members);
  const keyed = nodes
    .filter(isElementAccessExpression)
    .map(({ expression, argumentExpression: key }) => usesOfKey(look, expression, key));
  return {
    places: [
      ...read.flatMap((symbol) => placesOf(look.project, symbol)),
      ...nodes.filter(isObjectBindingPattern).flatMap((pattern) => usesOfPattern(look, pattern)),
      ...keyed.flatMap(({ places }) => places),
    ],
    vague: keyed.flatMap(({ vague }) => vague),
  };
}
