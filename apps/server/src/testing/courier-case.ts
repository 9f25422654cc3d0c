import { minor } from '@comanda/domain/money/money.ts';
import type { CourierQuote } from '@comanda/domain/courier/delivery.ts';
import type { CourierContext } from '../couriers/courier.ts';
import type { DeliveryRequest } from '../couriers/delivery-request.ts';
import { createProviderCaller } from '../platform/calls/call-provider.ts';
import type { CourierDriver } from './courier-driver.ts';
import type { SandboxProcess } from './sandbox-process.ts';

const santiago = { city: 'Ñuñoa', postalCode: '', country: 'cl', extra: '', notes: '' } as const;

/** Steps that the tests of all couriers share. */
export function courierCase(driver: CourierDriver, sandbox: () => SandboxProcess) {
  const { courier, secrets } = driver;
  const call = createProviderCaller({ allowsPrivate: true, jitter: () => 0 });
  const context = (changes: Partial<CourierContext> = {}): CourierContext => {
    let token: string | null = null;
    const accessToken = {
      read: () => token,
      store: (made: string) => void (token = made),
      drop: () => void (token = null),
    };
    return {
      baseUrl: `${sandbox().url}/${courier.slug}`,
      secrets,
      call,
      accessToken,
      now: Date.now,
      ...changes,
    };
  };
  const newErrand = (): DeliveryRequest => ({
    ref: `burger-${crypto.randomUUID()}`,
    storeId: 1,
    from: {
      ...santiago,
      name: 'Local Ñuñoa',
      phone: '+56223456700',
      street: 'Av. Irarrázaval 2014',
      point: { latitude: -33.45, longitude: -70.6 },
    },
    to: {
      ...santiago,
      name: 'Camila Rojas',
      phone: '+56987654321',
      street: 'Los Aromos 123',
      point: { latitude: -33.44, longitude: -70.61 },
    },
    parcels: [{ name: 'Brasa Clásica', quantity: 1, price: minor(5_990) }],
    value: minor(5_990),
    currency: 'CLP',
    readyAt: Date.now() + 15 * 60_000,
    leaveAtDoor: false,
  });
  const quoted = async (errand: DeliveryRequest): Promise<CourierQuote> => {
    const read = await courier.quote(context(), errand);
    if (!read.ok) throw new Error(`no quote: ${read.problem}`);
    return read.quote;
  };
  const truth = (
    ref: string,
  ): Promise<{ live: number; deliveries: { id: string; state: string }[] }> =>
    sandbox().call('GET', `/_truth?merchantRef=${ref}&provider=${courier.slug}`);
  return {
    context,
    newErrand,
    quoted,
    truth,
    dispatch: async () => {
      const errand = newErrand();
      const quote = await quoted(errand);
      return {
        errand,
        quote,
        ref: errand.ref,
        report: await courier.dispatch(context(), errand, quote),
      };
    },
    injectFault: (
      at: string,
      fault: string,
      merchantRef: string | null,
      times: number | null = 1,
    ) =>
      sandbox().injectFault(courier.slug, {
        at,
        fault,
        times: merchantRef === null ? null : times,
        ...(merchantRef === null ? {} : { merchantRef }),
      }),
    advance: async (ref: string): Promise<string> => {
      const id = (await truth(ref)).deliveries.at(-1)?.id ?? '';
      await sandbox().call('POST', `/couriers/deliveries/${courier.slug}/${id}/advance`);
      return (await truth(ref)).deliveries.at(-1)?.state ?? '';
    },
  };
}
