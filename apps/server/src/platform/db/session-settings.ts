import type { ClientBase } from 'pg';

/** Values as PostgreSQL reads and shows them. */
export type SessionSettings = Readonly<Record<string, string>>;

/** The settings of each connection that serves requests. */
export const servingSettings: SessionSettings = {
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
  // Every statement is prepared and its plan does not depend on the values: one plan per
  // connection.
  plan_cache_mode: 'force_generic_plan',
};

/**
 * Returns a function that gives a new connection these settings. They are set by a statement and
 * not by startup parameters, because PgBouncer refuses parameters that it does not know, or loses
 * them when it is told to ignore them. The pool waits for the statement before it gives the
 * connection out. docs/rules/operations.md#connections-through-a-pooler.
 */
export const withSessionSettings = (
  settings: SessionSettings,
): ((client: ClientBase) => unknown) => {
  const names = Object.keys(settings);
  const calls = names.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, false)`);
  const text = `select ${calls.join(', ')}`;
  const values = names.flatMap((name) => [name, settings[name]]);
  return (client) => client.query(text, values);
};
