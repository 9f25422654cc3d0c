import { clientErrorKinds, clientErrorLimits } from '@comanda/domain/client-error/client-error.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text } from './fields.ts';
import { everyone } from './role-sets.ts';

/**
 * Reports an error of the page. The server reduces it again, logs it and may forward it; the answer
 * is the same in every case. TOO_MANY_REQUESTS: this browser or brand has reported too many.
 * docs/rules/operations.md#error-reports-of-browsers.
 */
export const reportClientError = defineEndpoint({
  name: 'reportClientError',
  summary: 'Report an error of the page',
  tag: 'Operations',
  method: 'POST',
  path: '/v1/client_errors',
  access: everyone,
  body: v.object({
    /**
     * `error`: an uncaught error; `rejection`: an unhandled rejection; `render`: React could not
     * render.
     */
    kind: v.picklist(clientErrorKinds),
    message: text(clientErrorLimits.message),
    /** Frames as `file.js:line:column`, the innermost first. */
    stack: v.pipe(v.array(text(clientErrorLimits.frame)), v.maxLength(clientErrorLimits.frames)),
    /** Name of the route, such as `checkout`: never its address. */
    route: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)),
    /** Version of the web app. */
    release: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  }),
  rateLimit: 'clientError',
});
