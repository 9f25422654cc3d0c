import { allProviders } from '../../payments/all-providers.ts';
import { countFacts } from '../../payments/describe-facts.ts';
import type { Provider } from '../../payments/provider/provider.ts';
import { formatTable, printLine } from '../../operator/terminal.ts';

/**
 * Prints how many facts of each named method are documented, assumed or certified, and then each
 * assumed one about money.
 */
export function printFacts(methods: ReadonlySet<string | undefined>): void {
  const providers = allProviders.filter(({ method }) => methods.has(method));
  if (providers.length === 0) return;
  printLine('\nFacts of these providers (docs/payments.md):');
  for (const line of formatTable(providers.map(countRow))) printLine(line);
  printLine('\nAssumed facts about money:');
  for (const line of formatTable(providers.flatMap(assumedRows))) printLine(line);
}

function countRow({ method, facts }: Provider): string[] {
  const { documented, assumed, certified, assumedMoney } = countFacts(facts);
  return [
    method,
    `${documented} documented`,
    `${assumed} assumed, ${assumedMoney} of them about money`,
    `${certified} certified`,
  ];
}

const assumedRows = ({ method, facts }: Provider): string[][] =>
  facts
    .filter(({ topic, standing }) => topic === 'money' && standing.kind === 'assumed')
    .map(({ id, claim }) => [method, id, claim]);
