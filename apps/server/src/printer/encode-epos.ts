import type { PaperLine } from '@comanda/domain/printer/paper-layout.ts';

/** Each line names all of its attributes, because a printer keeps them for the next line. */
const looks: Readonly<Record<PaperLine['look'], string>> = {
  normal: 'width="1" height="1" em="false" reverse="false"',
  bold: 'width="1" height="1" em="true" reverse="false"',
  tall: 'width="1" height="2" em="true" reverse="false"',
  huge: 'width="2" height="2" em="true" reverse="false"',
  inverted: 'width="1" height="2" em="true" reverse="true"',
};

/** Milliseconds that an Epson tries to print. */
const printTimeoutMs = 30_000;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');

/**
 * Returns the answer to the request of an Epson: ePOS-Print XML, version 2.00, whose job id comes
 * back with the report. `jobId`: at most 30 letters and digits.
 */
export const encodeEpos = (papers: readonly (readonly PaperLine[])[], jobId: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><timeout>${printTimeoutMs}</timeout><printjobid>${jobId}</printjobid></Parameter><PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"><text lang="es" font="font_a" smooth="true"/>
${papers.map(paperXml).join('\n')}
</epos-print></PrintData></ePOSPrint></PrintRequestInfo>`;

const paperXml = (lines: readonly PaperLine[]): string =>
  `${lines.map(({ text, look }) => `<text ${looks[look]}>${escaped(text)}&#10;</text>`).join('\n')}
<cut type="feed"/>`;
