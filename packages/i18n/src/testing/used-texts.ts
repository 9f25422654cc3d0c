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

/** What one source reads of the texts, and where it asks for a text by a word that could be any. */
export type Uses = { places: readonly TextPlace[]; vague: readonly string[] };

type TextLookup = {
  checker: Checker;
  project: Project;
  path: string;
  isText: (place: TextPlace) => boolean;
};

/** Where texts are written; what is declared elsewhere (libraries, too) is not even looked up. */
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

/** The words that a key may be, by its type: one, those of a union, or (null) any. */
function wordsOf(type: Type | undefined): readonly string[] | null {
  if (type === undefined) return null;
  if (type.isStringLiteralType()) return [type.value];
  if (!type.isUnionType()) return null;
  const parts = (type.getTypes() ?? []).map(wordsOf);
  return parts.some((words) => words === null) ? null : parts.flatMap((words) => words ?? []);
}

/** `texts.status[status]` reads every text that the type of `status` names; of a word that may be any, it reads none and is vague. */
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
  const type = look.checker.getTypeAtLocation(pattern);
  const names: string[] = [];
  pattern.forEachChild((element) => {
    const name = isBindingElement(element) ? (element.propertyName ?? element.name) : undefined;
    if (name !== undefined && isIdentifier(name)) names.push(name.text);
  });
  return names.flatMap((name) => propertiesNamed(look, type, name));
}

/** Everything that a source reads by a member, a destructuring or a key. What is only named, in a string or a comment, is not a use. */
export function usesIn(look: TextLookup, source: Node): Uses {
  const nodes = [...descendantsOf(source)];
  const members = nodes.filter(isPropertyAccessExpression).map(({ name }) => name);
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
