/**
 * Any JSON of a response or a file. Its reader, a test or a benchmark, knows the fields and needs
 * no schema.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a schema per test would repeat the contract
export type AnyJson = any;
