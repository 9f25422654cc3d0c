import type { ProviderContext } from '../../provider/provider-context.ts';

/** Path of PowerTranz' calls after the address of its gateway. */
export const apiPath = '/api';

export const headersOf = ({ secrets }: ProviderContext) => ({
  'powertranz-powertranzid': secrets['powerTranzId'] ?? '',
  'powertranz-powertranzpassword': secrets['powerTranzPassword'] ?? '',
});

/**
 * True if the brand accepts payments whose bank could not verify the shopper. It then bears the
 * loss of a disputed payment.
 */
export const acceptsUnverified = ({ secrets }: ProviderContext): boolean =>
  secrets['unverifiedPayments'] === 'accept';
