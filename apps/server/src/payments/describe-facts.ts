import type { FactStanding, ProviderFact } from './provider/provider-fact.ts';
import type { Provider } from './provider/provider.ts';

/**
 * Numbers of the facts of a provider by their standing. `assumedMoney`: those of the assumed ones
 * that are about money.
 */
export type FactCounts = Readonly<Record<FactStanding['kind'] | 'assumedMoney', number>>;

export function countFacts(facts: readonly ProviderFact[]): FactCounts {
  const count = (kind: FactStanding['kind']): number =>
    facts.filter(({ standing }) => standing.kind === kind).length;
  return {
    documented: count('documented'),
    assumed: count('assumed'),
    certified: count('certified'),
    assumedMoney: facts.filter(
      ({ topic, standing }) => topic === 'money' && standing.kind === 'assumed',
    ).length,
  };
}

/**
 * The table of the facts of one provider, for its README: Markdown without the alignment of
 * columns.
 */
export const factTable = ({ facts }: Pick<Provider, 'facts'>): string =>
  markdownTable([
    ['fact', 'topic', 'standing', 'why we believe it'],
    ...facts.map((fact) => [claimOf(fact), fact.topic, ...standingCells(fact.standing)]),
  ]);

/** The table of all providers, for docs/payments.md: Markdown without the alignment of columns. */
export const factOverview = (providers: readonly Provider[]): string =>
  markdownTable([
    ['method', 'documented', 'assumed', 'of these about money', 'certified'],
    ...providers.map(({ method, facts }) => {
      const { documented, assumed, certified, assumedMoney } = countFacts(facts);
      return [method, ...[documented, assumed, assumedMoney, certified].map(String)];
    }),
  ]);

/**
 * The table of settings and secrets, for docs/payments.md: Markdown without the alignment of
 * columns.
 */
export const settingsTable = (providers: readonly Provider[]): string =>
  markdownTable([
    ['method', 'setting', 'address in production', 'secret', 'its fields'],
    ...providers.map(({ method, account: { setting, productionUrl }, secret: { name, demo } }) => [
      method,
      `\`${setting}\``,
      productionUrl === undefined ? 'not published' : `\`${productionUrl}\``,
      `\`${name}\``,
      Object.keys(demo)
        .map((field) => `\`${field}\``)
        .join(', '),
    ]),
  ]);

/** The name of a method's folder in `providers`: `mercadoPago` is in `mercado-pago`. */
export const providerFolderOf = ({ method }: Pick<Provider, 'method'>): string =>
  method.replaceAll(/[A-Z]/gu, (capital) => `-${capital.toLowerCase()}`);

const claimOf = ({ claim, currencies }: ProviderFact): string =>
  currencies === undefined ? claim : `${currencies.join(', ')}: ${claim}`;

function standingCells(standing: FactStanding): [string, string] {
  switch (standing.kind) {
    case 'documented':
      return ['documented', standing.source];
    case 'assumed': {
      const { why, playedBy } = standing;
      const played =
        playedBy.length === 0 ? '' : `; the sandbox plays another way: ${playedBy.join(', ')}`;
      return ['**assumed**', `${why}${played}`];
    }
    case 'certified':
      return [`certified on ${standing.on}`, standing.recording];
  }
}

function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
