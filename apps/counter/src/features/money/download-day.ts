import type { Api } from '@comanda/client/api.ts';
import { exportCounterDay, exportDrawerDay } from '@comanda/contract/counter/days.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';

const files = {
  orders: { endpoint: exportCounterDay, name: '' },
  drawer: { endpoint: exportDrawerDay, name: '-caja' },
} as const;
/** The subject of a file for spreadsheets of a day. */
export type DayFile = keyof typeof files;

/**
 * Downloads the orders or the drawer of a day as a file for spreadsheets. Returns the refusal, or
 * null.
 */
export async function downloadDay(
  api: Api,
  { id, date, file }: { id: StoreId; date: string; file: DayFile },
): Promise<Refusal | null> {
  const { endpoint, name } = files[file];
  const answer = await api.open(endpoint, { params: { id, date } });
  if (!answer.ok) return answer.error;
  await saveAnswer(answer.value, `${id}${name}-${date}.csv`);
  return null;
}

/** Saves the bytes of an answer as a file under a name. */
export async function saveAnswer(bytes: ReadableStream<Uint8Array>, name: string): Promise<void> {
  const address = URL.createObjectURL(await new Response(bytes).blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
