import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { RedirectProvider } from '../../provider/provider.ts';
import { getnetFacts } from './facts.ts';
import { callGetnet } from './call-getnet.ts';
import { refundGetnet, refundGetnetSurplus } from './getnet-refund.ts';
import { getnetReport } from './getnet-report.ts';
import { startGetnet } from './getnet-start.ts';
import * as wire from './getnet-wire.ts';
import { querySession } from './query-getnet-session.ts';
import { readGetnetReturn } from './read-getnet-return.ts';
import { readGetnetWebhook } from './read-getnet-webhook.ts';

/** The number of a session that no gateway gives: they count from 1. */
const sessionOfNobody = '0';

/**
 * Getnet Chile, by PlacetoPay's Web Checkout. It takes the money by itself. The README beside this
 * file explains how its answers are read.
 */
export const getnet: RedirectProvider = {
  flow: 'redirect',
  method: 'getnet',
  account: {
    name: 'getnet',
    setting: 'GETNET_URL',
    productionUrl: 'https://checkout.getnet.cl',
    sandboxPath: 'getnet',
  },
  secret: {
    name: 'getnet',
    demo: { login: 'sandboxgetnet0123456789abcdef012', secretKey: 'sandbox-getnet-secret' },
  },
  currencies: ['CLP'],
  attemptLifetimeMs: 20 * minuteMs,
  shortestPaymentMs: 5 * minuteMs + 30 * secondMs,
  refundsParts: false,
  repeatsRefundsByKey: false,
  facts: getnetFacts,
  keyTrial: {
    proves: ['login', 'secretKey'],
    worksWith: [404],
    send: async (context) =>
      (await callGetnet(context, { path: `/session/${sessionOfNobody}`, isSafe: true })).answer,
  },
  start: startGetnet,
  readReturn: readGetnetReturn,
  poll: async (context, attempt) => (await querySession(context, attempt)).report,
  refund: refundGetnet,
  refundSurplus: (context, _attempt, payment) => refundGetnetSurplus(context, payment),
  cancel,
  webhooks: {
    read: readGetnetWebhook,
    answer: 'receipt',
    responseBody: '',
    registration: 'Getnet’s people set it as the notification address of the site (login)',
  },
};

/**
 * Closes the session's page. The gateway refuses that once a card is approved or waits for its
 * bank; the session then tells the result.
 */
async function cancel(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  const { report } = await querySession(context, attempt);
  if (report.reported !== 'pending' || attempt.providerRef === null) return report;
  const at = context.now();
  const { answer } = await callGetnet(context, {
    path: `/session/${encodeURIComponent(attempt.providerRef)}/cancel`,
  });
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.getnetCancelled, answer.body)
      : null;
  return read?.success
    ? getnetReport(read.output.session, 'reply', at)
    : (await querySession(context, attempt)).report;
}
