import { counterSegment } from '@comanda/contract/counter/counter-page.ts';
import { type SignUpPage, signUpPageId, signUpPath } from '@comanda/contract/sign-up-page.ts';
import { counterScheme } from '@comanda/domain/theme/counter-scheme.ts';
import { signUpTexts } from '@comanda/i18n/areas/sign-up.ts';
import { localeTextsId } from '@comanda/i18n/locale-texts.ts';
import { textsOfLocale } from '@comanda/i18n/texts-of-locale.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts, Deps } from '../deps.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { type CompressedResponse, compressResponse } from '../platform/http/compressed-response.ts';
import { brandHeaders, counterHeaders } from '../platform/http/counter-headers.ts';
import { sendCompressed } from '../platform/http/send-reply.ts';
import type { CounterEntry } from './counter-files.ts';
import { jsonBlock } from './counter-document.ts';

type Parts = Pick<Deps, 'config'> & Pick<AppParts, 'counter'>;

const schemePath = `${signUpPath}/scheme.css`;
/** Neutral colours, of no brand, and the fonts of the device. */
const scheme = `${counterScheme({ brandPrimary: '#1f5f63', brandSecondary: '#e9b44c' })}:root{--font-body:system-ui;--font-title:system-ui;--font-subtitle:system-ui}
`;
const headersOfPage = counterHeaders([]);

/**
 * Sends the page of the sign-up on the installation's own host. Every other path leads there.
 * docs/rules/sign-up.md#page-of-the-sign-up.
 */
export async function sendSignUpPage(
  { config, counter }: Parts,
  scope: TenantContext,
  { request, reply, path }: { request: FastifyRequest; reply: FastifyReply; path: string },
): Promise<void> {
  if (path === schemePath)
    return sendCompressed(request, reply, await compressed('text/css', scheme), brandHeaders);
  const entry = counter.entry('src/entry-sign-up.tsx');
  if (path !== signUpPath || entry === null) return void reply.redirect(signUpPath, 302);
  const document = signUpDocument(entry, {
    domain: scope.hosts[0] ?? '',
    isInvitedOnly: config.signUp === 'invited',
    locale: scope.country.locale,
  });
  sendCompressed(request, reply, await compressed('text/html', document), headersOfPage);
}

const compressed = (type: string, text: string): Promise<CompressedResponse> =>
  compressResponse(`${type}; charset=utf-8`, text);

const address = (file: string): string => `/${counterSegment}/${file}`;

const signUpDocument = ({ script, imports, styles }: CounterEntry, page: SignUpPage): string =>
  `<!doctype html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(signUpTexts(page.locale).title)} · ${escapeMarkup(page.domain)}</title>
<link rel="icon" href="data:,">
${[...styles.map(address), schemePath].map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`).join('\n')}
<script type="module" src="${address(script)}"></script>
${imports.map((file) => `<link rel="modulepreload" href="${address(file)}">`).join('\n')}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${signUpPageId}">${jsonBlock(page)}</script>
<script type="application/json" id="${localeTextsId}">${jsonBlock(textsOfLocale(page.locale))}</script>
</body>
</html>
`;
