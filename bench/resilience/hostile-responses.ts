import type { ProxiedResponse } from './fault-proxy.ts';

/** Odd values that an outside service may send in place of a value. */
const oddValues: readonly (readonly [name: string, text: string])[] = [
  ['1e300', '1e300'],
  ['a number too large for any', '1e999'],
  ['negative', '-1'],
  ['a fraction', '0.1'],
  ['"NaN"', '"NaN"'],
  ['null', 'null'],
  ['a list', '[1, 2]'],
  ['an object', '{"value": 1}'],
  ['a deep list', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a long text', `"${'9'.repeat(400_000)}"`],
];

export type HostileResponse = {
  name: string;
  change(answer: ProxiedResponse): ProxiedResponse | null;
};

const json = (body: string): ProxiedResponse['headers'] & Record<string, string> => ({
  'content-type': 'application/json',
  'x-length': String(body.length),
});
const withBody = ({ status }: ProxiedResponse, body: string): ProxiedResponse => ({
  status,
  headers: json(body),
  body: Buffer.from(body),
});

/** Replaces every number of a response by one odd value. */
const numbersAs = ([name, text]: readonly [string, string]): HostileResponse => ({
  name: `numbers that are ${name}`,
  change: (answer) =>
    withBody(
      answer,
      answer.body
        .toString('utf8')
        .replaceAll(/(?<=[:[,]\s*)-?\d+(?:\.\d+)?(?=\s*[,}\]])/gu, () => text),
    ),
});
/** Replaces every text of a response, except field names, by one odd value. */
const textsAs = ([name, text]: readonly [string, string]): HostileResponse => ({
  name: `texts that are ${name}`,
  change: (answer) =>
    withBody(
      answer,
      answer.body.toString('utf8').replaceAll(/(?<=:\s*)"(?:[^"\\]|\\.)*"/gu, () => text),
    ),
});

const bodies: readonly HostileResponse[] = [
  { name: 'no connection', change: () => null },
  { name: 'an empty body', change: (answer) => withBody(answer, '') },
  { name: 'a list in place of the answer', change: (answer) => withBody(answer, '[]') },
  {
    name: 'half of the text',
    change: (answer) =>
      withBody(answer, answer.body.toString('utf8').slice(0, answer.body.length / 2)),
  },
  {
    name: 'a body of 40 MB',
    change: (answer) => withBody(answer, `{"filler":"${'x'.repeat(40_000_000)}"}`),
  },
  {
    name: 'a status of 204',
    change: (answer) => ({ ...answer, status: 204, body: Buffer.alloc(0) }),
  },
];

export const hostileResponses: readonly HostileResponse[] = [
  ...oddValues.map(numbersAs),
  ...oddValues.map(textsAs),
  ...bodies,
];
