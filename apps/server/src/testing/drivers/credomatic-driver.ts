import { randomUUID } from 'node:crypto';
import type { CardId } from '@comanda/domain/ids.ts';
import { Cvc } from '@comanda/domain/payment/cvc.ts';
import { credomatic } from '../../payments/providers/credomatic/credomatic.ts';
import type { FormDriver } from '../payment-driver.ts';

const cards = { approved: '4012000000020006', declined: '4000000000000051' };

/** The ways in which PowerTranz' look-ups may show a sale that was not paid. */
const unpaidSales = ['shown', 'foundBySearch', 'notFound', 'early'] as const;

/**
 * Drives the sandbox's bank page of PowerTranz without a browser; its look-ups show unpaid sales in
 * this way.
 */
const driverOf = (unpaidSale: (typeof unpaidSales)[number]): FormDriver => ({
  provider: credomatic,
  way: `unpaid sales: ${unpaidSale}`,
  showsUnpaid: unpaidSale !== 'notFound',
  showsChecks: unpaidSale === 'shown' || unpaidSale === 'foundBySearch',
  emulator: 'powertranz',
  secrets: {
    powerTranzId: '88800001',
    powerTranzPassword: 'sandbox-powertranz-password',
    pageSet: 'PTZ/Comanda',
    pageName: 'Tarjeta',
    unverifiedPayments: 'refuse',
  },
  card: async (sandbox, result) => {
    await sandbox.call('POST', '/powertranz/_behaviour', { unpaidSale });
    const body = { number: cards[result] };
    const { panToken } = await sandbox.call('POST', '/powertranz/_card', body);
    return {
      instrument: {
        kind: 'savedCardWithCvc',
        cardId: randomUUID() as CardId,
        cvc: new Cvc('123'),
      },
      reference: { panToken },
    };
  },
  act: async (sandbox, { next }, does) => {
    const token = next.fields['SpiToken'];
    const { fields } = await sandbox.call('POST', '/powertranz/_pay', { token, outcome: does });
    return fields;
  },
  calls: { start: 'create', commit: 'commit', poll: 'search', refund: 'refund' },
  unknownRef: `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.${'a'.repeat(51)}`,
  autoRefundMs: null,
  pollableMs: null,
  noRecordAfterMs: 0,
});

export const credomaticDriver = driverOf('shown');

/** The driver once for each way of the look-ups. */
export const credomaticDrivers: readonly FormDriver[] = unpaidSales.map(driverOf);
