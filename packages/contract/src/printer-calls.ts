import type { PrinterId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import * as v from 'valibot';
import { defineRawEndpoint } from './define-raw-endpoint.ts';
import { text } from './fields.ts';

const params = v.object({ printerId: uuid<PrinterId>(), key: text(fieldLengths.token) });
const proof =
  'The address holds the secret of the printer; with a wrong one, NOT_FOUND, whether the printer exists or not.';

export const printerCall = defineRawEndpoint({
  name: 'printerCall',
  summary: 'A printer asks for its papers, takes one, or says how it went',
  tag: 'Printers',
  methods: ['POST', 'GET', 'DELETE'],
  path: '/v1/printing/:printerId/:key',
  access: ['visitor'],
  params,
  description: `Star CloudPRNT and Epson Server Direct Print, as their makers publish them. Star: POST with a status (JSON), answered with jobReady, mediaTypes and jobToken; GET takes the paper; DELETE says how it went. Epson: POST of a form, ConnectionType GetRequest (answered with ePOS-Print XML, or nothing) and SetResponse. ${proof}`,
  status: 200,
});

export const printerStatus = defineRawEndpoint({
  name: 'printerStatus',
  summary: 'An idle printer tells its state',
  tag: 'Printers',
  methods: ['POST'],
  path: '/v1/printing/:printerId/:key/status',
  access: ['visitor'],
  params,
  description: `The Status Notification of an Epson: a form whose XML holds the status bits. Answered with nothing. ${proof}`,
  status: 200,
});
