/**
 * Goes through these entries in turn, for ever: each is used as often as the others, whatever the
 * seed draws.
 */
export function rotaOf<Entry>(entries: readonly [Entry, ...Entry[]]): () => Entry {
  let next = 0;
  return () => entries[next++ % entries.length] ?? entries[0];
}
