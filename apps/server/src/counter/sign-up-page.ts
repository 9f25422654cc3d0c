import { type SignUpPage, signUpPageId, signUpPath } from '@comanda/contract/sign-up-page.ts';
import { counterScheme } from '@comanda/domain/theme/counter-scheme.ts';
import { signUpTexts } from '@comanda/i18n/areas/sign-up.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts, Deps } from '../deps.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { type CompressedResponse, compressResponse } from '../platform/http/compressed-response.ts';
import { brandHeaders, counterHeaders } from '../platform/http/counter-headers.ts';
import { sendCompressed } from '../platform/http/send-reply.ts';
import type { CounterEntry } from './counter-files.ts';
import { address, documentOf } from './counter-document.ts';

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

const signUpDocument = (entry: CounterEntry, page: SignUpPage): string =>
  documentOf({
    ...{ entry, locale: page.locale, manifest: null, icon: 'data:,' },
    title: `${signUpTexts(page.locale).title} · ${page.domain}`,
    styles: [...entry.styles.map(address), schemePath],
    facts: { id: signUpPageId, value: page },
  });
