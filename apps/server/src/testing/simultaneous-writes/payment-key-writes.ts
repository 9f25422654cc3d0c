import type { AnyJson } from '../any-json.ts';
import { createTestStaff } from '../test-staff.ts';
import { writeAsStaff } from '../write-as-staff.ts';
import type { Writes, WriteSetting } from './write.ts';

/** The writing calls of an owner about keys of a payment provider that no call can try. */
export function paymentKeyWrites({ server: first }: WriteSetting): Writes {
  const anOwner = (): Promise<AnyJson> => createTestStaff(first(), { role: 'owner' });
  return {
    savePaymentKeys: {
      about: anOwner,
      send: (server, turn, who) => {
        const fields = [{ name: 'merchantKey', value: `key-${turn}` }];
        return writeAsStaff(server, who, ['POST', 'payment-keys/fpay', { fields }]);
      },
    },
    tryPaymentKeys: {
      about: anOwner,
      send: (server, _turn, who) => writeAsStaff(server, who, ['POST', 'payment-keys/fpay/trial']),
    },
  };
}
