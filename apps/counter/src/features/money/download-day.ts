import type { Api } from '@comanda/client/api.ts';
import { exportCounterDay } from '@comanda/contract/counter/days.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';

/** Downloads the orders of a day as a file for spreadsheets. Returns the refusal, or null. */
export async function downloadDay(
  api: Api,
  { id, date }: { id: StoreId; date: string },
): Promise<Refusal | null> {
  const answer = await api.open(exportCounterDay, { params: { id, date } });
  if (!answer.ok) return answer.error;
  const address = URL.createObjectURL(await new Response(answer.value).blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${id}-${date}.csv`;
  link.click();
  URL.revokeObjectURL(address);
  return null;
}
