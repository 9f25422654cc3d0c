import { expect, type Locator, type Page } from '@playwright/test';

/** The steps of a login, in the words of the screens, and the mailbox of the sandbox. */

type Mail = { subject: string; text: string; html: string };

/** An e-mail that no other story uses: codes are counted for each mailbox. */
export const freshEmail = (name: string, domain = 'example.com'): string =>
  `${name}-${Math.random().toString(36).slice(2, 10)}@${domain}`;

/** A phone of Chile that no other story uses: a phone belongs to one account. */
export const freshPhone = (): string => String(10_000_000 + Math.floor(Math.random() * 89_999_999));

export const emailDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Ingresa con tu correo' });
export const codeDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Ingresa tu código' });
export const dataDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Ya ingresaste' });
export const codeField = (page: Page): Locator =>
  codeDialog(page).getByRole('textbox', { name: /^Código de/ });

/** Returns the mails with a code to `email`, the newest first. */
async function codeMails(email: string): Promise<readonly Mail[]> {
  const sandbox = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000';
  const answer = await fetch(`${sandbox}/mail.json?to=${encodeURIComponent(email)}`);
  const { mails } = (await answer.json()) as { mails: readonly Mail[] };
  return mails.filter(({ text }) => text.includes('oobCode='));
}

/**
 * Waits for the next mail with a code to `email`, after the first `after` of them; returns the code
 * and the link.
 */
export async function mailedCode(
  email: string,
  after = 0,
): Promise<{ code: string; link: string }> {
  await expect
    .poll(async () => (await codeMails(email)).length, { timeout: 30_000 })
    .toBeGreaterThan(after);
  const { text } = (await codeMails(email))[0] ?? { text: '' };
  const code = /\b\d{6}\b|\b[0-9A-HJKMNP-TV-Z]{10}\b/.exec(text.replaceAll(/https?:\S+/g, ''))?.[0];
  return { code: code ?? '', link: /https?:\S+oobCode=[\w.-]+/.exec(text)?.[0] ?? '' };
}

/** Opens the login modal from the profile menu of the open page. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ingresar' }).click();
  await expect(emailDialog(page)).toBeVisible();
  return emailDialog(page);
}

/** Types the e-mail into the open login modal and waits for the step of the code. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await emailDialog(page).getByRole('textbox', { name: 'Correo' }).fill(email);
  await emailDialog(page).getByRole('button', { name: 'Enviar código' }).click();
  await expect(codeDialog(page)).toBeVisible();
}

/** Logs in through the modal that is open at the e-mail. A new account gets name and phone. */
export async function passLogin(
  page: Page,
  { email, name = 'Ana Soto', phone = freshPhone() }: Person,
): Promise<void> {
  await askForCode(page, email);
  const { code } = await mailedCode(email);
  await codeField(page).fill(code);
  await expect(codeDialog(page)).toBeHidden();
  if (!(await dataDialog(page).isVisible())) return;
  await dataDialog(page).getByRole('textbox', { name: 'Nombre y apellido' }).fill(name);
  await dataDialog(page).getByRole('textbox', { name: 'Teléfono' }).fill(phone);
  await dataDialog(page).getByRole('button', { name: 'Guardar mis datos' }).click();
  await expect(dataDialog(page)).toBeHidden();
}

type Person = { email: string; name?: string; phone?: string };

/**
 * Logs in through the screens and the mailbox, from a page with the head of the menu.
 */
export async function logIn(page: Page, person: Person): Promise<void> {
  await openLogin(page);
  await passLogin(page, person);
}

/**
 * Logs in by the API and stores the session in this browser, on a page of the brand. Reload or open
 * a page afterwards.
 */
export async function logInByApi(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  const call = (path: string, body: object, token?: string) =>
    page.evaluate(
      async ({ path, body, token }) => {
        const headers = {
          'content-type': 'application/json',
          'x-platform': 'web',
          ...(token === undefined ? {} : { 'x-login-token': token }),
        };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()) as Record<string, unknown>;
      },
      { path, body, ...(token === undefined ? {} : { token }) },
    );
  const earlier = (await codeMails(email)).length;
  const { loginToken } = await call('/v1/users/login', { email });
  const { code } = await mailedCode(email, earlier);
  const answer = await call(
    '/v1/users/verify_account',
    { email, verification_code: code },
    String(loginToken),
  );
  const { token, expiresAt, user } = answer as { token: string; expiresAt: string; user: User };
  await page.evaluate(
    ({ session, tenantId, expiryTime }) =>
      localStorage.setItem(
        `comanda:${location.hostname}:session`,
        JSON.stringify({ expiryTime, value: { tenantId, session, earlier: [] } }),
      ),
    {
      session: { role: 'user', token, expiresAt, userId: user.id, ...user },
      tenantId: token.split('.')[0],
      expiryTime: Date.parse(expiresAt),
    },
  );
}

type User = { id: string; name: string; email: string; phone: string };
