import { type Html, html } from '../../http/html.ts';
import { unreachable } from '../../unreachable.ts';
import type { Transaction } from './powertranz-transaction.ts';

/** Path of the page that asks the shopper, on the origin of the frames. */
export const framePath = '/powertranz/frame';
/** Path of the bank's page for the 3DS method, which reads the device. */
export const methodPath = '/powertranz/frame/method';

/**
 * Builds the document that PowerTranz gives the shop: the form of its page and, in some ways, the
 * form of the 3DS method, submitted by scripts.
 */
export function redirectData(origin: string, transaction: Transaction): string {
  const page = pageForm(origin, transaction);
  const { redirectForms } = transaction.behaviour;
  switch (redirectForms) {
    case 'one':
      return documentOf(page);
    case 'methodFirst':
      return documentOf(html`${methodForm(`${origin}${methodPath}`, transaction)}${page}`);
    case 'methodLast':
      return documentOf(html`${page}${methodForm('https://acs.bank.example/method', transaction)}`);
    case 'methodInFrame':
      return documentOf(html`${methodFrame(`${origin}${methodPath}`, transaction)}${page}`);
    default:
      return unreachable(redirectForms);
  }
}

const documentOf = (body: Html): string =>
  html`<!DOCTYPE html>
    <html>
      <head></head>
      <body>
        ${body}
        <script>
          window.onload = function () {
            document.getElementById('spi').submit();
          };
        </script>
      </body>
    </html>`.markup;

const pageForm = (origin: string, { spiToken }: Transaction): Html =>
  html`<form id="spi" name="spi" action="${origin}${framePath}" method="POST">
    <input type="hidden" name="SpiToken" value="${spiToken}" />
  </form>`;

/** The notice that the bank's page for the 3DS method reads. */
const methodData = ({ id }: Transaction): string =>
  Buffer.from(JSON.stringify({ threeDSServerTransID: id })).toString('base64url');

const methodForm = (action: string, transaction: Transaction): Html =>
  html`<iframe
      name="tdsMmethodTgtFrame"
      id="tdsMmethodTgtFrame"
      width="1"
      height="1"
      style="visibility: hidden"
    ></iframe>
    <form
      id="tdsMmethodForm"
      name="tdsMmethodForm"
      action="${action}"
      method="post"
      target="tdsMmethodTgtFrame"
    >
      <input type="hidden" name="threeDSMethodData" value="${methodData(transaction)}" />
    </form>
    <script>
      document.getElementById('tdsMmethodForm').submit();
      if (!document.forms) document.write('<form action="/none"></form>');
    </script>`;

const methodFrame = (action: string, transaction: Transaction): Html => {
  const text = html`<form action="${action}" method="post">
      <input type="hidden" name="threeDSMethodData" value="${methodData(transaction)}" />
    </form>
    <script>
      document.forms[0].submit();
    </script>`;
  return html`<iframe srcdoc="${text.markup}" style="visibility: hidden"></iframe>`;
};
