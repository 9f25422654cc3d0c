import type { CallProvider } from '../platform/calls/provider-call.ts';

const hostileValues: readonly unknown[] = [
  null,
  '',
  -1,
  1e21,
  {},
  [],
  'javascript:alert(1)',
  'no address',
  'https://evil.example/pay',
  '4111111111111111',
  '<script>alert(1)</script>',
  '../../admin',
  '\u0000',
  'x'.repeat(100_000),
];

/** A change of an answer's body, with its name for a failed test. */
export type HostileChange = { readonly name: string; readonly change: (body: unknown) => unknown };

/** Whole bodies that are no answer, and each field of an answer replaced by each hostile value. */
export function hostileChanges(fields: readonly string[]): readonly HostileChange[] {
  const whole = [undefined, null, '', [], {}, 7, [[[]]], { error: {} }].map((body) => ({
    name: `the body ${JSON.stringify(body)}`,
    change: () => body,
  }));
  const each = fields.flatMap((field) =>
    hostileValues.map((value) => ({
      name: `${field}: ${String(JSON.stringify(value)).slice(0, 40)}`,
      change: (body: unknown) =>
        typeof body === 'object' && body !== null ? { ...body, [field]: value } : body,
    })),
  );
  return [...whole, ...each];
}

/** Calls the provider and gives its answer a hostile body. */
export const hostileCaller =
  (call: CallProvider, { change }: HostileChange): CallProvider =>
  async (request) => {
    const answer = await call(request);
    return answer.kind === 'answer' ? { ...answer, body: change(answer.body) } : answer;
  };

/** Calls the provider and notes the names of the fields of its answers. */
export const notingCaller =
  (call: CallProvider, fields: Set<string>): CallProvider =>
  async (request) => {
    const answer = await call(request);
    if (answer.kind === 'answer' && typeof answer.body === 'object' && answer.body !== null)
      for (const name of Object.keys(answer.body)) fields.add(name);
    return answer;
  };
