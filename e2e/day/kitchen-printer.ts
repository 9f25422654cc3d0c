import { callCounter } from '../support/counter-calls.ts';
import type { StoryStaff } from '../support/counter.ts';

/** A printer of the kitchen, which asks for the paper of each order that arrives. */
export type KitchenPrinter = {
  /** Its roll ends, or a new one is in. */
  setPaper(isThere: boolean): Promise<void>;
  /** Reads what came out since the last time. */
  collect(): Promise<void>;
  /** The papers of each order by its number, the first one first. */
  readonly papers: ReadonlyMap<string, readonly string[]>;
};

const sandbox = (): string => process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000';

/** Adds a printer to the first store, and types its address into an emulated Star. */
export async function openKitchenPrinter(staff: StoryStaff): Promise<KitchenPrinter> {
  const { url } = await callCounter(staff, 'stores/1/printers', {
    method: 'POST',
    body: {
      ...{ name: 'Cocina', kind: 'star', station: 'kitchen', paper_width: 80 },
      ...{ prints_on: 'arrival', copies: 1, category_ids: [] },
    },
  });
  const { id } = await post('/printers', { model: 'star', url });
  const papers = new Map<string, string[]>();
  const seen = new Set<string>();
  return {
    papers,
    setPaper: async (isThere) => {
      await post(`/printers/${id}/trouble`, { trouble: isThere ? 'none' : 'paperOut' });
    },
    collect: async () => {
      const answer = await fetch(`${sandbox()}/printers.json`);
      const { printers } = (await answer.json()) as { printers: readonly Listed[] };
      const mine = printers.find((printer) => printer.id === id)?.papers ?? [];
      for (const { at, text } of [...mine].reverse()) {
        const [, number] = /^\s*(\d+)\s*$/mu.exec(text) ?? [];
        if (number === undefined || seen.has(`${at} ${number}`)) continue;
        seen.add(`${at} ${number}`);
        papers.set(number, [...(papers.get(number) ?? []), text]);
      }
    },
  };
}

type Listed = { id: string; papers: readonly { at: number; text: string }[] };

async function post(path: string, form: Record<string, string>): Promise<{ id: string }> {
  const answer = await fetch(`${sandbox()}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}
