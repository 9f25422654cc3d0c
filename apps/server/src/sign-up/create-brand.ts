import { counterSegment } from '@comanda/contract/counter/counter-page.ts';
import { headers } from '@comanda/contract/headers.ts';
import type { createBrand as endpoint } from '@comanda/contract/sign-up.ts';
import { checkName, normalName } from '@comanda/domain/checkout/check-name.ts';
import { problem, type FieldProblem } from '@comanda/domain/checkout/field-problem.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StaffId, TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { brandBudget } from '@comanda/domain/sign-up/brand-budget.ts';
import { brandNameLength } from '@comanda/domain/sign-up/sign-up-form.ts';
import { brandOfWebName } from '@comanda/domain/sign-up/web-name.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { codeLengths } from '@comanda/domain/verification/code-format.ts';
import type { Deps } from '../deps.ts';
import { networkBudgets } from '../order-limits/network-key.ts';
import { createPictureEncoder } from '../picture/picture-encoder.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { tokenOf } from '../session/tokens.ts';
import { insertStaff } from '../staff/staff.rows.ts';
import { savePages, savePageVersions, saveSources } from '../tenant/folder/import.rows.ts';
import { menuRow } from '../tenant/import/build-menu.ts';
import type { BuiltTenant } from '../tenant/import/build-tenant.ts';
import { blankFolder } from '../tenant/new/blank-folder.ts';
import { buildFolder } from '../tenant/import/build-folder.ts';
import { saveFirstFiles } from '../tenant/save-files.rows.ts';
import { storefrontOrigin } from '../tenant/storefront-origin.ts';
import { draftVerification } from '../verification/draft-verification.ts';
import { emailHash } from '../verification/email-hash.ts';
import { spendVerification } from '../verification/spend-verification.rows.ts';
import { hashLoginToken, verificationCode } from '../verification/verification-codes.ts';
import { insertProvedVerification } from '../verification/verification.rows.ts';
import { asBrand, callCreateBrand } from './create-brand.rows.ts';
import { hostOfWebName } from './host-of-web-name.ts';

type Endpoint = typeof endpoint;

/** Rolls the transaction back, so that the right code of a refused brand can be used again. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.label);
    this.refusal = refusal;
  }
}

type Wanted = { id: TenantId; name: string; owner: string };

/**
 * Creates a brand that never opened, with its first owner, in one transaction with the spent code.
 * The answer signs the owner in at the counter of the brand, once.
 * docs/rules/sign-up.md#function-that-creates-a-brand.
 */
export async function createBrand(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const wanted = readWanted(call.body);
  if (!wanted.ok) return wanted;
  const { id, name } = wanted.value;
  const host = hostOfWebName(id, call.tenant);
  const files = await blankFolder(
    { id, name, country: call.body.country, host },
    deps.config.tenantsDir,
  );
  const folder = await buildFolder(files, createPictureEncoder(null));
  const outcome = await withTenant(deps.db, call.tenant.id, (tx) =>
    create(deps, call, tx, { ...folder, wanted: wanted.value }),
  ).catch((error: unknown) => {
    if (error instanceof Refused) return refuse(error.refusal);
    throw error;
  });
  if (outcome.ok) await untilKnown(deps, id);
  return outcome;
}

function readWanted({ owner, name, webName }: Call<Endpoint>['body']): Result<Wanted, Refusal> {
  const id = brandOfWebName(webName);
  const tidy = tidyText(name);
  const ownerProblem = checkName(owner);
  const fields: Record<string, FieldProblem> = {
    ...(ownerProblem === null ? {} : { owner: ownerProblem }),
    ...(tidy === '' || tidy.length > brandNameLength ? { name: problem('required') } : {}),
    ...(id === null ? { webName: problem('format') } : {}),
  };
  if (id === null || Object.keys(fields).length > 0)
    return refuse(refusalOf('FIELD_VALIDATION', { fields }));
  return accept({ id, name: tidy, owner: normalName(owner) });
}

type Folder = { built: BuiltTenant; digest: string; wanted: Wanted };

async function create(
  deps: Deps,
  call: Call<Endpoint>,
  tx: Tx,
  { built, digest, wanted }: Folder,
): Promise<CallOutcome<Endpoint>> {
  const { body, now } = call;
  const loginToken = call.header(headers.loginToken);
  const proved = await spendVerification(
    tx,
    {
      secret: deps.tokenSecret,
      purpose: 'sign_up',
      loginToken,
      email: body.email,
      code: body.verificationCode,
      userId: null,
    },
    now,
  );
  if (!proved.ok) return proved;
  const created = await callCreateBrand(
    tx,
    {
      ...{ brand: brandOf(built, digest), proof: hashLoginToken(loginToken ?? '') },
      budgets: deps.config.orderLimits ? budgetsOf(deps, call) : [],
    },
    now,
  );
  if (created !== 'created') throw new Refused(refusalOfCreation(created));
  const brandTx = await asBrand(tx, wanted.id);
  await savePages(brandTx, built.pages);
  await savePageVersions(brandTx, built.pages, isoOf(now));
  await saveFirstFiles(brandTx, built.files);
  await saveSources(brandTx, built.sources);
  const { email } = proved.value;
  await insertStaff(
    brandTx,
    {
      ...{ id: deps.random.id<StaffId>(now), name: wanted.owner, email },
      ...{ role: 'owner', storeIds: 'all' },
    },
    now,
  );
  return accept(await firstSignIn(deps, call, brandTx, email));
}

/** The brand as the database's function reads it. */
function brandOf(
  { identity, settings, operations, themeUrl, suggestions, stores, menus }: BuiltTenant,
  digest: string,
): object {
  const { id, name, country, hosts } = identity;
  return {
    ...{ id, name, country, host: hosts[0], digest, settings, operations, themeUrl, suggestions },
    ...{ stores, menus: menus.map(menuRow) },
  };
}

const budgetsOf = ({ tokenSecret }: Deps, { ip }: Call<Endpoint>) =>
  networkBudgets(tokenSecret, ip, { name: 'networkBrands', ofHost: brandBudget }).map((budget) => ({
    ...budget,
    most: brandBudget.most,
  }));

function refusalOfCreation(created: 'nameTaken' | 'hasNew' | { seconds: number }): Refusal {
  if (created === 'nameTaken') return refusalOf('REPEATED_DATABASE_VALUE', { field: 'webName' });
  if (created === 'hasNew') return refusalOf('AUTH_EMAIL_EXISTS');
  return refusalOf('TOO_MANY_REQUESTS', { seconds: created.seconds, reason: 'BRANDS' });
}

/**
 * A code of the new brand's counter that nobody mails: the browser that just proved the mailbox
 * gets it. It is spent, expires and is counted as a mailed one.
 * docs/rules/sign-up.md#first-sign-in-of-an-owner.
 */
async function firstSignIn(deps: Deps, call: Call<Endpoint>, tx: Tx, email: string) {
  const { now } = call;
  const loginToken = tokenOf(tx.tenantId, deps.random.secret());
  const named = { tenantId: tx.tenantId, id: deps.random.id(now) };
  await insertProvedVerification(
    tx,
    draftVerification(
      {
        ...named,
        ...{ secret: deps.tokenSecret, purpose: 'counter', userId: null, email, isKnown: true },
        mailbox: `counter ${emailHash(deps.tokenSecret, tx.tenantId, email)}`,
        codeLength: codeLengths.long,
        loginTokenHash: hashLoginToken(loginToken),
        userAgent: call.header('user-agent'),
      },
      now,
    ),
  );
  const host = hostOfWebName(tx.tenantId, call.tenant);
  const origin = storefrontOrigin(deps.config, { hosts: [host] });
  return {
    url: `${origin}/${counterSegment}`,
    email,
    loginToken,
    verificationCode: verificationCode(deps.tokenSecret, named, codeLengths.long),
  };
}

/** Milliseconds between two looks at the brands of this server, and how many there are. */
const look = { everyMs: 50, most: 60 } as const;

/** Waits until this server answers on the host of the brand, at most three seconds. */
async function untilKnown({ tenants }: Deps, id: TenantId): Promise<void> {
  for (let looks = 0; looks < look.most && tenants.byId(id) === null; looks += 1)
    await new Promise((resolve) => setTimeout(resolve, look.everyMs));
}
