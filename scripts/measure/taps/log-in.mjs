const pollMs = 250;
const longestWaitMs = 30_000;

/**
 * Logs a new user in through the screens, from the profile menu of the open page. `sandbox`: the
 * origin of the sandbox, whose mailbox receives the code.
 */
export async function logIn(page, sandbox, { name, phone }) {
  const email = `taps-${Date.now().toString(36)}@example.com`;
  await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Correo' }).fill(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  const code = page.getByRole('textbox', { name: /^Código de/ });
  await code.waitFor();
  await code.fill(await mailedCode(sandbox, email));
  await code.waitFor({ state: 'hidden' });
  const data = page.getByRole('dialog', { name: 'Ya ingresaste' });
  if (!(await data.isVisible())) return;
  await data.getByRole('textbox', { name: 'Nombre y apellido' }).fill(name);
  await data.getByRole('textbox', { name: /^(Teléfono|Celular)/ }).fill(phone);
  await data.getByRole('button', { name: 'Guardar mis datos' }).click();
  await data.waitFor({ state: 'hidden' });
}

/** Waits for the mail with the code. */
async function mailedCode(sandbox, email) {
  const end = Date.now() + longestWaitMs;
  while (Date.now() < end) {
    const answer = await fetch(`${sandbox}/mail.json?to=${encodeURIComponent(email)}`);
    const { mails } = await answer.json();
    const code = /\b\d{6}\b/.exec(mails[0]?.text.replaceAll(/https?:\S+/g, '') ?? '')?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`No code was mailed to ${email}.`);
}
