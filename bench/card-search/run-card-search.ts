import { checkSearch } from './check-search.ts';
import { findCodes } from './find-codes.ts';
import { newRun } from './flow-card.ts';
import { secretsFinder } from './find-secrets.ts';
import { openStage, type Stage } from './open-stage.ts';
import { placesOf } from './places.ts';
import { type FlowsRun, runFlows } from './run-flows.ts';
import { type FoundAt, type Place, type PlaceResult, searchPlace } from './search-place.ts';

export type CardSearchPlan = {
  flows: number;
  servers: number;
  shoppers: number;
  onProgress?: (done: number) => void;
};

export type CardSearchOutcome = {
  places: readonly PlaceResult[];
  outcomes: ReadonlyMap<string, number>;
  kills: number;
  /** References of flows by which codes were looked for. */
  references: number;
  /** The check of the search: see `check-search.ts`. */
  planted: number;
  missed: readonly string[];
  seconds: number;
};

/**
 * Proves that card numbers and security codes stay nowhere: runs card payments, right ones and
 * broken ones, against real servers over a PostgreSQL of their own and the sandbox, and then
 * searches every byte that is left.
 *
 * A number has sixteen digits that no other flow and nothing else has, so it is searched for by
 * itself, in many spellings. A code of three digits cannot be: any price or time may be those
 * digits. It is searched for (1) beside its name, whoever's it is; (2) as a hash; (3) as a value of
 * a row, a log line or a statement that also names the order, the user or the request of its own
 * flow; (4) by a marker, where the server must refuse the code anyway. The tokens that a provider's
 * script makes of cards are searched for as numbers are.
 */
export async function runCardSearch(plan: CardSearchPlan): Promise<CardSearchOutcome> {
  const begun = performance.now();
  const stage = await openStage(plan.servers);
  try {
    const run = newRun();
    const { onProgress = () => undefined } = plan;
    const flows = await runFlows(stage, { ...plan, run, onProgress });
    await stage.collect();
    await stage.stopServers();
    await addStoredReferences(stage, flows);
    const places: PlaceResult[] = [];
    for (const place of placesOf(stage)) places.push(await searchFor(place, run, flows));
    const checked = await checkSearch(stage, run);
    return {
      places,
      ...checked,
      outcomes: flows.outcomes,
      kills: flows.kills,
      references: flows.references.size,
      seconds: (performance.now() - begun) / 1_000,
    };
  } finally {
    await stage.close();
  }
}

/** Files of the database are no lines; their rows are searched in the tables and the statements. */
const withoutLines: ReadonlySet<string> = new Set(['data files and WAL', 'server data', 'answers']);

async function searchFor(place: Place, run: string, flows: FlowsRun): Promise<PlaceResult> {
  const codes: FoundAt[] = [];
  const watched: Place = {
    ...place,
    read: async function* read() {
      for await (const piece of place.read()) {
        if (!withoutLines.has(place.name)) codes.push(...findCodes(piece, flows.references));
        yield piece;
      }
    },
  };
  const result = await searchPlace(watched, secretsFinder(run, flows.cards, flows.tokens));
  return { ...result, found: [...result.found, ...codes] };
}

/** Adds the ids of attempts, enrolments and cards, and our references at providers. */
async function addStoredReferences({ database }: Stage, { references }: FlowsRun): Promise<void> {
  const { rows } = await database.admin.query<{ known: string; id: string }>(
    `select order_id::text as known, unnest(array[id::text, merchant_ref]) as id
      from payment_attempts
      union all select user_id::text, unnest(array[id::text, reference]) from card_enrolments
      union all select user_id::text, id::text from cards`,
  );
  for (const { known, id } of rows) {
    const cards = references.get(known);
    if (cards) references.set(id, new Set([...(references.get(id) ?? []), ...cards]));
  }
}
