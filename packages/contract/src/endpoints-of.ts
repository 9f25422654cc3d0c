import { isRecord } from '@comanda/domain/is-record.ts';
import type { Endpoint } from './define-endpoint.ts';
import type { RawEndpoint } from './define-raw-endpoint.ts';

type EndpointsOf<File> = {
  readonly [
    Name in keyof File as File[Name] extends Endpoint | RawEndpoint ? Name : never
  ]: File[Name];
};

/** Returns the endpoints that a file of the contract exports, each by its name. */
export const endpointsOf = <File extends object>(file: File): EndpointsOf<File> =>
  Object.fromEntries(
    Object.entries(file).filter(([, value]) => isRecord(value) && 'access' in value),
  ) as EndpointsOf<File>;
