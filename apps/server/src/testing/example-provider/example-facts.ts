import { assumed, documented, type ProviderFact } from '../../payments/provider/provider-fact.ts';

/** Facts of Example Pay, of each standing and topic one. */
export const exampleFacts: readonly ProviderFact[] = [
  {
    id: 'paid-took-the-money',
    topic: 'money',
    claim: 'A payment that is paid took its amount.',
    standing: documented('the README of Example Pay'),
    shownBy: 'pollPaid',
  },
  {
    id: 'status-is-fresh',
    topic: 'money',
    claim: 'A poll shows a payment at once.',
    standing: assumed('nobody asked Example Pay', 'staleStatus'),
  },
];
