import { basename } from 'node:path';
import type { Expression, Node } from 'typescript/unstable/ast';
import {
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';

/**
 * Place of a text: its file and position. Every program that reads the file gets the same value.
 */
export type TextPlace = string;
export const textPlaceOf = (file: string, node: Node): TextPlace => `${file}:${node.pos}`;

/** A text of the base: `cart.ts: unavailable.title`. */
export type WrittenText = { name: string; place: TextPlace };

export function* descendantsOf(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* descendantsOf(child);
}

const bare = (value: Expression | undefined): Expression | undefined =>
  value !== undefined && isSatisfiesExpression(value) ? value.expression : value;

/**
 * Names of the constants in the file that hold a group of texts: `const status = { ready: 'Listo'
 * }`.
 */
const groupsOf = (source: Node): ReadonlySet<string> =>
  new Set(
    [...descendantsOf(source)].flatMap((node) => {
      if (!isVariableDeclaration(node) || !isIdentifier(node.name)) return [];
      const value = bare(node.initializer);
      return value !== undefined && isObjectLiteralExpression(value) ? [node.name.text] : [];
    }),
  );

/** Lists the texts of a base file, each once. A group of texts does not count as a text. */
export function writtenIn(file: string, source: Node): readonly WrittenText[] {
  const groups = groupsOf(source);
  const from = basename(file);
  const found: WrittenText[] = [];
  const isGroup = (value: Expression) => {
    const inner = bare(value);
    return (
      inner !== undefined &&
      (isObjectLiteralExpression(inner) || (isIdentifier(inner) && groups.has(inner.text)))
    );
  };
  const visit = (node: Node, above: readonly string[]): void => {
    const path =
      isVariableDeclaration(node) || isPropertyAssignment(node)
        ? [...above, node.name.getText()]
        : above;
    if (isPropertyAssignment(node) && !isGroup(node.initializer))
      found.push({ name: `${from}: ${path.join('.')}`, place: textPlaceOf(file, node) });
    else if (isShorthandPropertyAssignment(node) && !groups.has(node.name.getText()))
      found.push({
        name: `${from}: ${[...path, node.name.getText()].join('.')}`,
        place: textPlaceOf(file, node),
      });
    else node.forEachChild((child) => visit(child, path));
  };
  visit(source, []);
  return found;
}
