type Text = { path: string; text: unknown };

const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists every text of a tree with its path: `orders.status.ready`. */
export const listTexts = (tree: object, path = ''): readonly Text[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const under = path === '' ? key : `${path}.${key}`;
    return isTree(value) ? listTexts(value, under) : [{ path: under, text: value }];
  });

/**
 * Stands for any parameter: every property is the parameter itself, and in a sentence it reads "1".
 */
const anything: unknown = new Proxy(() => '1', {
  get: (target, name) => {
    if (name === Symbol.toPrimitive) return target;
    if (name === Symbol.iterator) return function* none() {};
    return name === 'length' ? 1 : anything;
  },
  apply: () => '1',
});

const isFunction = (value: unknown): value is (...parameters: readonly unknown[]) => unknown =>
  typeof value === 'function';

/** Renders a text with placeholder parameters. */
export function renderText(text: unknown): string {
  const rendered = isFunction(text) ? text(anything) : text;
  return typeof rendered === 'string' ? rendered : '[object that nobody can read]';
}
