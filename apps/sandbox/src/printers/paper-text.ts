const esc = 0x1b;
const gs = 0x1d;

/**
 * Returns what a Star prints of a job: the letters without its commands, `---8<---` where it cuts.
 * A letter outside of ASCII is read by code page 1252 if the job chose it (`ESC GS t 32`);
 * otherwise it comes out as `?`, as on a printer with another page.
 */
export function starText(job: Buffer, type: string): string {
  if (type.startsWith('text/plain')) return lettersOf(job, false);
  let text = '';
  let isLatin = false;
  for (let at = 0; at < job.length;) {
    const byte = job[at] ?? 0;
    if (byte !== esc) {
      text += lettersOf(Buffer.of(byte), isLatin);
      at += 1;
      continue;
    }
    const command = job[at + 1];
    if (command === gs) {
      if (job[at + 2] === 0x74) isLatin = job[at + 3] === 32;
      at += 4;
    } else if (command === 0x69) at += 4;
    else if (command === 0x64) {
      text += '---8<---\n';
      at += 3;
    } else at += 2;
  }
  return text;
}

const lettersOf = (bytes: Buffer, isLatin: boolean): string =>
  Array.from(bytes, (byte) => (byte < 0x80 || isLatin ? String.fromCharCode(byte) : '?')).join('');

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#10': '\n',
};

/** Returns what an Epson prints of its XML; null: it is no print request that it can read. */
export function epsonText(xml: string): string | null {
  const body =
    /<epos-print xmlns="http:\/\/www\.epson-pos\.com\/schemas\/2011\/03\/epos-print">(.*)<\/epos-print>/s.exec(
      xml,
    )?.[1];
  if (body === undefined || !xml.includes('<devid>local_printer</devid>')) return null;
  const pieces = body.match(/<text[^>]*\/>|<text[^>]*>[^<]*<\/text>|<cut[^>]*\/>|<feed[^>]*\/>/g);
  return (pieces ?? [])
    .map((piece) =>
      piece.startsWith('<cut')
        ? '---8<---\n'
        : piece
            .replaceAll(/<[^>]*>/g, '')
            .replaceAll(/&([a-z]+|#10);/g, (_, name: string) => entities[name] ?? ''),
    )
    .join('');
}
