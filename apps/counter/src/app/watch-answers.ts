import type { Api } from '@comanda/client/api.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { ConnectionMonitor } from '../platform/connection.ts';

/**
 * Reports each call that got no answer to the monitor of the connection. Answers report themselves,
 * by their time.
 */
export function watchAnswers(api: Api, connection: Pick<ConnectionMonitor, 'reportSilence'>): Api {
  const watch = <T>(outcome: Result<T, Refusal>): Result<T, Refusal> => {
    if (!outcome.ok && isSilence(outcome.error)) connection.reportSilence();
    return outcome;
  };
  return {
    call: async (endpoint, input) => watch(await api.call(endpoint, input)),
    open: async (endpoint, input) => watch(await api.open(endpoint, input)),
  };
}

const isSilence = ({ label }: Refusal): boolean => label === 'NETWORK_ERROR' || label === 'TIMEOUT';
