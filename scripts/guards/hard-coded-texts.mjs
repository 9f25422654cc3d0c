import { parseSync } from '@swc/core';
import { isBrowserSource } from './browser-sources.mjs';

const readableAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const word = /\p{L}{2,}/u;
const spanish = /[áéíóúüñ¿¡]/iu;

/**
 * Texts belong in packages/i18n and in tenants. Returns the words in a component's source that a
 * shopper would read.
 */
export function findHardCodedTexts(path, source) {
  if (!isBrowserSource(path)) return [];
  const texts = [];
  visit(parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x') }), (node) =>
    texts.push(...wordsOf(node)),
  );
  return texts.map(
    (text) => `${path}: the text ${JSON.stringify(text.trim())} belongs in packages/i18n`,
  );
}

function wordsOf(node) {
  if (node.type === 'JSXText') return word.test(node.value) ? [node.value] : [];
  if (node.type === 'JSXAttribute')
    return readableAttributes.has(attributeName(node)) && word.test(node.value?.value ?? '')
      ? [node.value.value]
      : [];
  if (node.type === 'StringLiteral') return spanish.test(node.value) ? [node.value] : [];
  if (node.type === 'TemplateElement') return spanish.test(node.raw) ? [node.raw] : [];
  return [];
}

const attributeName = ({ name }) =>
  name.type === 'Identifier' ? name.value : `${name.namespace.value}:${name.name.value}`;

function visit(node, look) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') look(node);
  for (const part of Object.values(node)) visit(part, look);
}
