import { parseSync } from 'oxc-parser';

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/**
 * Counts what one script contains. `functions`: first line, and lines of the body without blank and
 * comment lines, of each function that has a name (a callback counts with the function around it).
 * `casts`: `as` without `as const`. `anys`: the type `any`. `comments`: offsets.
 */
export function measureSource(path, text) {
  const { program, comments } = parseSync(path, text, { astType: 'ts' });
  const hasCode = linesWithCode(text, comments);
  const found = { functions: [], casts: 0, anys: 0, comments };
  for (const [key, node] of nodesOf(program)) {
    if (isNamedFunction(key, node) && node.body)
      found.functions.push({
        line: lineOf(text, node.start),
        lines: bodyLines(node.body, text, hasCode),
      });
    if (isCast(node)) found.casts += 1;
    if (node.type === 'TSAnyKeyword') found.anys += 1;
  }
  return found;
}

/** A declaration, or the value of a variable, a property or a method. */
const isNamedFunction = (key, { type }) =>
  type === 'FunctionDeclaration' || (functionTypes.has(type) && /^(?:init|value)$/.test(key));

function isCast({ type, typeAnnotation }) {
  if (type === 'TSTypeAssertion') return true;
  return type === 'TSAsExpression' && typeAnnotation.typeName?.name !== 'const';
}

/** Every node below `node`, with the key under which its parent has it. */
function* nodesOf(node, key = '') {
  if (typeof node.type === 'string') yield [key, node];
  for (const [childKey, child] of Object.entries(node))
    if (child !== null && typeof child === 'object')
      yield* nodesOf(child, Array.isArray(node) ? key : childKey);
}

function bodyLines({ type, start, end }, text, hasCode) {
  const braces = type === 'BlockStatement' ? 1 : 0;
  const first = lineOf(text, start) - 1 + braces;
  return hasCode.slice(first, lineOf(text, end) - braces).filter(Boolean).length;
}

const lineOf = (text, offset) => text.slice(0, offset).split('\n').length;

function linesWithCode(text, comments) {
  let code = text;
  for (const { start, end } of comments)
    code = code.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
  return code.split('\n').map((line) => line.trim() !== '');
}
