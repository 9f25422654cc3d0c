import type { Role } from '@comanda/domain/session/permissions.ts';
import type * as v from 'valibot';
import type { Endpoint } from './define-endpoint.ts';

/**
 * A call whose shape is an outsider's: the body is read as it came, for a signature or a form of theirs. It stands in the list of all calls
 * with who may make it, so that OpenAPI, /docs and the table of access print it; it is validated by whoever reads it, not by a schema.
 */
export type RawEndpoint = {
  raw: true;
  /** Unique name, used as OpenAPI operationId of the first method. */
  name: string;
  summary: string;
  tag: string;
  methods: readonly ('GET' | 'POST')[];
  path: string;
  access: readonly Role[];
  params?: v.GenericSchema<unknown, Record<string, unknown>>;
  /** What is sent, what proves it, and what is answered. */
  description: string;
  status: 200 | 303;
};

export const defineRawEndpoint = <const E extends Omit<RawEndpoint, 'raw'>>(
  endpoint: E,
): E & { raw: true } => ({ ...endpoint, raw: true });

export const isRaw = (endpoint: Endpoint | RawEndpoint): endpoint is RawEndpoint =>
  'raw' in endpoint;
