import type { SandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import { inMinor, type TicketFact } from './chaos-facts.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';

const over = ['cancelled', 'failed', 'reversed'];

/**
 * The tickets on the board of the restaurant's system, read from that system and not from the shop,
 * without some. Amounts in minor units.
 */
export async function kitchenTickets(
  sandbox: SandboxProcess,
  without: ReadonlySet<string> = new Set(),
): Promise<readonly TicketFact[]> {
  const { orders } = await sandbox.call('GET', '/kitchen/orders');
  const shown = orders.filter(({ orderId }: AnyJson) => !without.has(orderId));
  return shown.map(({ orderId, tenantId, slip, status }: AnyJson) => ({
    orderId,
    brand: tenantId,
    total: inMinor(slip?.money.total ?? Number.NaN, slip?.money.currency),
    toCollect: slip?.money.toCollect ?? Number.NaN,
    isOver: over.includes(status),
    isOpen: status !== 'completed' && !over.includes(status),
  }));
}
