import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import type { SandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';

/**
 * An enrolment in the shop's database with the card that it saved; `cardState` null: it saved none.
 * `reference`: the shop's name of it at the provider. `story`: its events, for debugging.
 */
export type EnrolmentFact = {
  brand: string;
  method: string;
  state: string;
  problem: string | null;
  reference: string;
  cardState: string | null;
  story: string;
};
/** A card at its provider, by the shop's name of its enrolment. */
export type ProviderCard = { method: string; reference: string; live: boolean };

/**
 * `removing`: deleted cards that their provider was not told of. `shared`: provider references that
 * several cards have.
 */
export type CardFacts = {
  enrolments: readonly EnrolmentFact[];
  atProviders: readonly ProviderCard[];
  removing: number;
  shared: number;
};

export const noCards: CardFacts = { enrolments: [], atProviders: [], removing: 0, shared: 0 };

type Brands = readonly { readonly id: string }[];

/**
 * Reads what the shop and the providers say about saved cards. PowerTranz deletes no cards, so its
 * list is not compared.
 */
export async function readCardFacts(
  owner: OwnerQueries,
  sandbox: SandboxProcess,
  brands: Brands,
): Promise<CardFacts> {
  const enrolments: EnrolmentFact[] = [];
  const references: string[] = [];
  for (const { id } of brands) {
    enrolments.push(...(await enrolmentsOf(owner, id)));
    const rows = await owner.rows<{ reference: string }>(
      id,
      `select method || reference_hash as reference from cards where reference_hash is not null`,
    );
    references.push(...rows.map(({ reference }) => reference));
  }
  return {
    enrolments,
    atProviders: [...(await oneclickCards(sandbox)), ...(await kushkiCards(sandbox))],
    removing: await removingCards(owner, brands),
    shared: references.length - new Set(references).size,
  };
}

const enrolmentsOf = (owner: OwnerQueries, brand: string) =>
  owner.rows<EnrolmentFact>(
    brand,
    `select e.tenant_id as brand, e.method, e.state, e.problem, e.reference, c.state as "cardState",
      coalesce((select string_agg(v.kind || ' ' || v.detail::text, E'\n' order by v.position)
        from card_events v
        where v.enrolment_id = e.id or v.card_id = c.id), '') as story
      from card_enrolments e left join cards c on c.id = e.card_id`,
  );

/** Counts the deleted cards whose provider did not confirm the removal. */
export async function removingCards(owner: OwnerQueries, brands: Brands): Promise<number> {
  let total = 0;
  for (const { id } of brands) {
    const [row] = await owner.rows<{ count: number }>(
      id,
      `select count(*)::int as count from cards where state = 'removing'`,
    );
    total += row?.count ?? 0;
  }
  return total;
}

async function oneclickCards(sandbox: SandboxProcess): Promise<ProviderCard[]> {
  const { cards } = (await sandbox.call('GET', '/oneclick/_cards')) as {
    cards: { username: string; live: boolean }[];
  };
  return cards.map(({ username, live }) => ({ method: 'oneclick', reference: username, live }));
}

async function kushkiCards(sandbox: SandboxProcess): Promise<ProviderCard[]> {
  const { cards } = (await sandbox.call('GET', '/kushki/_cards')) as {
    cards: { reference: string; live: boolean }[];
  };
  return cards.map((card) => ({ method: 'kushkiCardSubscription', ...card }));
}
