import { paymentWebhook } from '@comanda/contract/raw-endpoints.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { methodOfSlug } from '@comanda/domain/payment/method-slugs.ts';
import { maxWebhookBytes } from '@comanda/domain/payment/webhook-limits.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { WebhookRequest } from '../payments/provider/provider-webhooks.ts';
import { createMinuteBudget } from '../platform/minute-budget.ts';
import { sendJson } from '../platform/http/send-reply.ts';
import { receivePaymentWebhook } from './receive-payment-webhook.ts';
import { sendRefusal, withErrorHandling } from '../page/with-error-handling.ts';

type WebhookRoute = { Params: { method: string; tenantKey: string } };

/**
 * Mounts the webhooks of payment providers. The body stays raw, because signatures cover the bytes,
 * and it is not searched for card numbers: a provider's ids may look like one, and no body is
 * stored.
 */
export function mountPaymentWebhook(app: FastifyInstance, allDeps: Deps): void {
  const deps = { ...allDeps, unprovenWebhooks: createMinuteBudget('unproven-webhooks') };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxWebhookBytes },
      (_request, body, done) => done(null, body),
    );
    scope.route<WebhookRoute>({
      method: [...paymentWebhook.methods],
      url: paymentWebhook.path,
      handler: (request, reply) =>
        withErrorHandling(deps, reply, () => receive(deps, request, reply)),
    });
  });
}

async function receive(
  deps: Parameters<typeof receivePaymentWebhook>[0],
  request: FastifyRequest<WebhookRoute>,
  reply: FastifyReply,
): Promise<void> {
  const { method: slug, tenantKey } = request.params;
  const method = methodOfSlug(slug);
  if (method === null || !deps.payments.webhooksOf(method))
    return sendRefusal(reply, refusalOf('NOT_FOUND'));
  const outcome = await receivePaymentWebhook(deps, {
    method,
    tenantKey,
    request: webhookRequest(request),
  });
  switch (outcome.kind) {
    case 'accepted':
      return sendJson(reply, 200, outcome.responseBody, 'personal');
    case 'notAuthentic':
      return sendRefusal(reply, refusalOf('INVALID_TOKEN'));
    case 'notWanted':
      return sendRefusal(reply, refusalOf('INVALID_ORDER_STATUS_FOR_PAYMENT'));
    case 'limited':
      return sendRefusal(reply, refusalOf('TOO_MANY_REQUESTS', { seconds: outcome.seconds }));
    default:
      return unreachable(outcome);
  }
}

const webhookRequest = ({ method, url, headers, body }: FastifyRequest): WebhookRequest => ({
  method: method === 'GET' ? 'GET' : 'POST',
  query: new URLSearchParams(url.split('?')[1] ?? ''),
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  ),
  body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
});
