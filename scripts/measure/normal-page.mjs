/**
 * Returns an answer's text without what differs between two installations and builds: ports, hashes
 * of built files and inline scripts (the worker's version is one), instants, and values made with
 * an installation's secrets. The names of a brand's own files keep their hash, so that a picture
 * that changed is a difference.
 */
export const normalPage = (text) =>
  text
    .replaceAll(/\b(localhost|127\.0\.0\.1):\d+/g, '$1:PORT')
    .replaceAll(/(\/assets\/[\w.-]*?)-[\w-]{8}(?=\.\w)/g, '$1-HASH')
    .replaceAll(/'sha256-[\w+/=]+'/g, "'sha256-HASH'")
    .replaceAll(/\b20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)/g, 'INSTANT')
    .replaceAll(/\b1\d{12}\b/g, 'MILLISECONDS')
    .replaceAll(/"(createUserToken|pushPublicKey)":"[^"]+"/g, '"$1":"OF THE INSTALLATION"')
    .replaceAll(/\bversion:`[\w-]{12}`/g, 'version:`HASH`');

/** Tags, fields and lines of a text, which are compared instead of lines: a page has long ones. */
const pieces = (text) => text.split(/(?<=[>,\n])/);

/** Returns the pieces of each text that the other lacks, each once. */
export function differingPieces(one, other) {
  const lacking = (from, known) => [...new Set(pieces(from))].filter((piece) => !known.has(piece));
  return {
    removed: lacking(one, new Set(pieces(other))),
    added: lacking(other, new Set(pieces(one))),
  };
}
