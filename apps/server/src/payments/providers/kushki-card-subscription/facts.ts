import { assumed, documented, type ProviderFact } from '../../provider/provider-fact.ts';
import { kushkiFacts } from '../kushki/kushki-facts.ts';

export const kushkiCardSubscriptionFacts: readonly ProviderFact[] = [
  ...kushkiFacts,
  {
    id: 'stored-without-charge',
    topic: 'money',
    claim:
      'A subscription of periodicity custom and amount 0 stores a card and never charges it by itself.',
    standing: documented('docs.kushki.com, excerpts'),
    shownBy: 'card',
  },
  {
    id: 'charge-path',
    topic: 'shape',
    claim: 'A stored card is charged at the path that the brand’s secret names.',
    standing: assumed('copies of the documentation disagree about the path'),
    shownBy: 'start',
  },
  {
    id: 'one-click-fields',
    topic: 'shape',
    claim: 'A charge of a stored card takes externalReferenceId, metadata and webhooks.',
    standing: assumed('the API reference names metadata alone there', 'referenceIgnored'),
    shownBy: 'start',
  },
  {
    id: 'device-token',
    topic: 'shape',
    claim: 'Each charge of a stored card needs a token of one use, which the public id asks for.',
    standing: documented('npm @kushki/js 1.40.5, KushkiGateway.requestDeviceToken'),
    shownBy: 'card',
  },
  {
    id: 'card-gone-codes',
    topic: 'shape',
    claim: 'K012, K026 and 577 mean that the stored card is gone.',
    standing: assumed('the codes are listed without the answers that carry them'),
  },
];
