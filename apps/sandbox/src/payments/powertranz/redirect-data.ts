import { html } from '../../http/html.ts';
import type { Transaction } from './powertranz-transaction.ts';

/** Path of the page that asks the shopper, on the origin of the frames. */
export const framePath = '/powertranz/frame';

/** Builds the document that PowerTranz gives the shop: one form with one hidden field, submitted by its script. */
export const redirectData = (origin: string, { spiToken }: Transaction): string =>
  html`<!DOCTYPE html>
    <html>
      <head></head>
      <body>
        <form id="spi" name="spi" action="${origin}${framePath}" method="POST">
          <input type="hidden" name="SpiToken" value="${spiToken}" />
        </form>
        <script>
          window.onload = function () {
            document.getElementById('spi').submit();
          };
        </script>
      </body>
    </html>`.markup;
