import type { AnyJson } from './any-json.ts';

/** An answer to a printer, its body as text of one byte for each letter. */
export type PrinterReply = { status: number; type: string; text: string };

/** A Star printer that calls an address over HTTP, step by step, as a test wants it. */
export function starPrinter(url: string, mac = '00:11:62:00:00:01') {
  const call = async (method: string, query = '', body?: object): Promise<PrinterReply> => {
    const answer = await fetch(`${url}${query}`, {
      method,
      headers: { 'x-tenant': 'burger', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      text: Buffer.from(await answer.arrayBuffer()).toString('latin1'),
    };
  };
  const withToken = (token?: string) => (token === undefined ? '' : `&token=${token}`);
  return {
    poll: async (statusCode = '200%20OK'): Promise<AnyJson> => {
      const { status, text } = await call('POST', '', { statusCode, printerMAC: mac });
      return status === 200 ? JSON.parse(text) : { status };
    },
    take: (token?: string, type = 'application/vnd.star.line') =>
      call('GET', `?mac=${mac}&type=${encodeURIComponent(type)}${withToken(token)}`),
    confirm: (token?: string, code = '200%20OK') =>
      call('DELETE', `?mac=${mac}&code=${code}${withToken(token)}`),
  };
}

/** An Epson printer that calls an address over HTTP, step by step. */
export function epsonPrinter(url: string) {
  const call = async (form: Record<string, string>, at = url): Promise<PrinterReply> => {
    const answer = await fetch(at, {
      method: 'POST',
      headers: { 'x-tenant': 'burger', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, text: await answer.text() };
  };
  return {
    poll: () => call({ ConnectionType: 'GetRequest', ID: 'cocina', Name: 'TM-m30' }),
    report: (attributes: string, jobId: string | null) =>
      call({
        ConnectionType: 'SetResponse',
        ID: 'cocina',
        ResponseFile: `<?xml version="1.0"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid>${
          jobId === null ? '' : `<printjobid>${jobId}</printjobid>`
        }</Parameter><PrintResponse><response xmlns="x" ${attributes}/></PrintResponse></PrintResponseInfo>`,
      }),
    tellStatus: (bits: string) =>
      call(
        {
          ConnectionType: 'SetStatus',
          ID: 'cocina',
          Status: `<statusmonitor><printerstatus devicename="local_printer" asbstatus="${bits}"/></statusmonitor>`,
        },
        `${url}/status`,
      ),
  };
}

/** The id of the paper in an answer to an Epson. */
export const epsonJobId = ({ text }: PrinterReply): string =>
  /<printjobid>(\w+)<\/printjobid>/.exec(text)?.[1] ?? '';
