import { asOwner } from './counter.ts';
import type { DemoBrand } from './demo-brands.ts';

/** Returns the code that the shopper of an order reads on the order page. */
export async function handOverCodeOf(brand: DemoBrand, orderId: string): Promise<string> {
  let code = '';
  await asOwner(brand, async (query) => {
    const { rows } = await query(
      'select hand_over_code from orders where tenant_id = $1 and id = $2',
      [brand, orderId],
    );
    code = String(rows[0]?.['hand_over_code']);
  });
  return code;
}
