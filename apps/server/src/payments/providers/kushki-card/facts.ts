import { documented, type ProviderFact } from '../../provider/provider-fact.ts';
import { kushkiFacts } from '../kushki/kushki-facts.ts';

export const kushkiCardFacts: readonly ProviderFact[] = [
  ...kushkiFacts,
  {
    id: 'charge-path',
    topic: 'shape',
    claim: 'A token of a typed card is charged at /card/v1/charges.',
    standing: documented('docs.kushki.com, excerpts'),
    shownBy: 'start',
  },
];
