import { parseSync } from 'oxc-parser';
import { applyEdits, wrapComments } from './wrap-comments.mjs';
import { wrapSql } from './wrap-sql.mjs';

const statement = /^\s*(?:select|insert into|update|delete from|with|create|alter|grant|revoke)\s/;
const furtherWord = /\b(?:from|into|set|table|as|on|to|where|function|select)\b/;

/** An applied migration never changes, not even its comments. */
const keptPath = /(?:^|\/)migrations\/|^tools\//;

/** Wraps comments and SQL of a TypeScript, script, style or SQL file at the print width. */
export function wrapSource(path, text) {
  if (keptPath.test(path)) return text;
  if (path.endsWith('.css')) return wrapComments(text, cssComments(text));
  if (path.endsWith('.sql')) return wrapSqlFile(text);
  if (!/[.](?:[cm]?[jt]s|tsx)$/.test(path)) return text;
  const commented = wrapComments(text, parse(path, text).comments.map(scriptComment));
  return wrapSqlTemplates(path, commented);
}

function parse(path, text) {
  return parseSync(path, text, { astType: 'ts' });
}

function scriptComment({ type, start, end }) {
  return { start, end, kind: type === 'Line' ? 'line' : 'block' };
}

function cssComments(text) {
  return [...text.matchAll(/\/\*[^]*?\*\//g)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    kind: 'block',
  }));
}

function wrapSqlFile(text) {
  const comments = [...text.matchAll(/^[ \t]*(--.*)$/gm)].map(({ index, 0: line, 1: found }) => ({
    start: index + line.length - found.length,
    end: index + line.length,
    kind: 'line',
  }));
  const commented = wrapComments(text, comments, '--');
  return wrapSql(commented, closedPlaces(commented));
}

function wrapSqlTemplates(path, text) {
  const edits = [];
  for (const { node, tagged } of templatesOf(parse(path, text).program)) {
    const start = node.start + 1;
    const source = text.slice(start, node.end - 1);
    if (!tagged && !(statement.test(source) && furtherWord.test(source))) continue;
    const closed = closedPlaces(source, placeholdersOf(node, start));
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    const wrapped = wrapSql(source, closed, before);
    if (wrapped !== source) edits.push({ start, end: node.end - 1, wrapped });
  }
  return edits.length === 0 ? text : wrapSqlTemplates(path, applyEdits(text, outermost(edits)));
}

/** Of templates inside one another the outer is wrapped first; the inner in the next round. */
function outermost(edits) {
  return edits.filter(
    (edit) =>
      !edits.some((other) => other !== edit && other.start <= edit.start && other.end >= edit.end),
  );
}

function* templatesOf(node, tagged = false) {
  if (Array.isArray(node)) for (const child of node) yield* templatesOf(child);
  else if (node !== null && typeof node === 'object') {
    if (node.type === 'TemplateLiteral') yield { node, tagged };
    const sqlTag = node.type === 'TaggedTemplateExpression' && /^sql$/i.test(node.tag.name ?? '');
    for (const [key, child] of Object.entries(node)) {
      if (key === 'parent') continue;
      yield* templatesOf(child, sqlTag && key === 'quasi');
    }
  }
}

function placeholdersOf({ quasis }, start) {
  return quasis.slice(1).map((quasi, at) => [quasis[at].end - start, quasi.start - start]);
}

/** Characters inside quotes, placeholders, dollar bodies' quotes and line comments. */
function closedPlaces(sql, placeholders = []) {
  const closed = Array.from({ length: sql.length }, () => false);
  for (const [start, end] of placeholders) closed.fill(true, Math.max(0, start - 2), end + 1);
  for (const { index, 0: found } of sql.matchAll(
    /'(?:[^']|'')*'|"[^"\n]*"|--[^\n]*|\/\*[^]*?\*\//g,
  ))
    if (!closed[index]) closed.fill(true, index, index + found.length);
  return closed;
}
