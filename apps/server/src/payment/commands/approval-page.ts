import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { text as readAll } from 'node:stream/consumers';
import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';

/**
 * A page on this machine that leads a person's browser to the provider's page and takes its return.
 * `url`: the page to open; `returnUrl`: the address to which the provider sends the browser.
 */
export type ApprovalPage = {
  readonly url: string;
  readonly returnUrl: string;
  /**
   * Shows the step of a payment. Resolves once the browser came back, or the person pressed "Paid".
   */
  show(next: PaymentNext): Promise<void>;
  close(): Promise<void>;
};

/** Opens the page on a free port of loopback. */
export async function openApprovalPage(): Promise<ApprovalPage> {
  let html = page('<p>No payment has started yet. Reload this page.</p>');
  let resolveReturn: () => void = () => undefined;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
    void drained(request).then(() => {
      if (path === '/return') resolveReturn();
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(path === '/return' ? page('<p>Thank you. Go back to the command.</p>') : html);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${portOf(server)}`;
  return {
    url: `${url}/`,
    returnUrl: `${url}/return`,
    show: (next) => {
      html = page(stepHtml(next));
      return new Promise((resolve) => {
        resolveReturn = resolve;
      });
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const drained = (request: IncomingMessage): Promise<string> => readAll(request);

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const page = (body: string): string =>
  `<!doctype html><html lang="en"><title>Certification</title><meta charset="utf-8">${body}</html>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const paidButton = '<form action="/return"><button>Paid</button></form>';

function stepHtml(next: PaymentNext): string {
  switch (next.kind) {
    case 'redirectForm':
    case 'framedForm':
      return `<form method="${next.method}" action="${escaped(next.action)}">${Object.entries(
        next.fields,
      )
        .map(
          ([name, value]) =>
            `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
        )
        .join('')}<button>Pay at the provider</button></form>`;
    case 'wallet':
      return `<p><a href="${escaped(next.url)}">Pay in the wallet</a></p>${paidButton}`;
    case 'settled':
      return paidButton;
  }
}
