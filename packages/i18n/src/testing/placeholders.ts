const isFunction = (value: unknown): value is (...parameters: readonly unknown[]) => unknown =>
  typeof value === 'function';

/**
 * A parameter that reports each read, by name and position: `0` for the whole parameter, `0.total`
 * for a member.
 */
function recordingParameter(name: string, onRead: (name: string) => void): unknown {
  const apply = () => (onRead(name), '1');
  return new Proxy(apply, {
    get: (_, member) => {
      if (member === Symbol.toPrimitive) return apply;
      if (member === Symbol.iterator) return function* none() {};
      if (typeof member === 'symbol') return undefined;
      return recordingParameter(`${name}.${member}`, onRead);
    },
    apply,
  });
}

/**
 * Returns the parameters that a text uses, sorted: `['0.count', '0.total']`. Empty for a text
 * without parameters.
 */
export function placeholdersOf(text: unknown): readonly string[] {
  if (!isFunction(text)) return [];
  const read = new Set<string>();
  text(recordingParameter('0', (name) => void read.add(name)));
  return [...read].toSorted();
}
