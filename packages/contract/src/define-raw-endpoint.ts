import type { Role } from '@comanda/domain/session/role.ts';
import type * as v from 'valibot';
import type { Endpoint } from './define-endpoint.ts';

/**
 * An endpoint whose body has an outside party's format. The handler receives the body unparsed, for
 * example to check a signature, and validates it itself. The endpoint is in the list of all
 * endpoints, so OpenAPI, /docs and the access table print it.
 */
export type RawEndpoint = {
  raw: true;
  /** Unique name, used as OpenAPI operationId of the first method. */
  name: string;
  summary: string;
  tag: string;
  methods: readonly ('GET' | 'POST' | 'DELETE')[];
  path: string;
  access: readonly Role[];
  params?: v.GenericSchema<unknown, Record<string, unknown>>;
  /** Describes the body, the proof of the sender, and the response. */
  description: string;
  status: 200 | 303;
};

export const defineRawEndpoint = <const E extends Omit<RawEndpoint, 'raw'>>(
  endpoint: E,
): E & { raw: true } => ({ ...endpoint, raw: true });

export const isRaw = (endpoint: Endpoint | RawEndpoint): endpoint is RawEndpoint =>
  'raw' in endpoint;
