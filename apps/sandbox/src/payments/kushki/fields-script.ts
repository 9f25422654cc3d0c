/**
 * Script of the framed pages. It keeps what the shopper types inside the frame and tells the shop's
 * page only a token, the code of an error, or the page's height. README.md describes the messages.
 */
export const fieldsScript = `'use strict';
(() => {
  const { kind, merchant, origin, nonce, secure } = document.body.dataset;
  const byId = (id) => document.getElementById(id);
  const tell = (message) => parent.postMessage({ nonce, ...message }, origin);
  const tellHeight = () => tell({ height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
  new ResizeObserver(tellHeight).observe(document.documentElement);

  const call = async (path, body) => {
    try {
      const answer = await fetch('/kushki' + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'public-merchant-id': merchant },
        body: JSON.stringify(body),
      });
      const read = await answer.json();
      return answer.ok ? { body: read } : { code: String(read.code ?? 'K002') };
    } catch {
      return { code: 'network' };
    }
  };

  let answered = null;
  const askBank = (secureId) =>
    new Promise((resolve) => {
      const fields = byId('fields');
      if (fields !== null) fields.hidden = true;
      byId('bank').hidden = false;
      byId('bank-title').focus();
      answered = async (outcome) => {
        answered = null;
        await fetch('/kushki/challenge/answer', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams({ secureId, outcome }).toString() }).catch(() => null);
        const { code } = await call('/rules/v1/secureValidation', { secureServiceId: secureId, otpValue: '' });
        byId('bank').hidden = true;
        if (fields !== null) fields.hidden = false;
        resolve(code === undefined);
      };
    });
  byId('confirm').onclick = () => answered?.('confirm');
  byId('refuse').onclick = () => answered?.('refuse');

  const colours = ['ink', 'quiet', 'line', 'surface', 'accent', 'on-accent', 'danger', 'radius', 'font'];
  const restyle = (style) => colours.forEach((name) => {
    if (/^[\\w\\s#%(),.'"/-]{1,200}$/.test(style?.[name] ?? '')) document.documentElement.style.setProperty('--' + name, style[name]);
  });

  if (kind === 'challenge') {
    addEventListener('message', (event) => {
      const message = event.data;
      if (event.origin === origin && event.source === parent && message?.nonce === nonce && message.request === 'style') restyle(message.style);
    });
    void askBank(secure).then((passed) => tell(passed ? { token: secure } : { error: 'K325' }));
    return;
  }

  const names = ['name', 'number', 'expiry', 'cvc'];
  const input = Object.fromEntries(names.map((name) => [name, byId(name)]));
  const digits = (text) => text.replaceAll(/\\D/g, '');
  const clear = () => names.forEach((name) => { input[name].value = ''; show(name, ''); });
  const show = (name, problem) => {
    byId(name + '-error').textContent = problem;
    input[name].setAttribute('aria-invalid', String(problem !== ''));
  };
  const luhn = (number) => [...number].reverse().reduce((sum, sign, place) => {
    const digit = Number(sign) * (place % 2 === 1 ? 2 : 1);
    return sum + (digit > 9 ? digit - 9 : digit);
  }, 0) % 10 === 0;
  const isOver = (expiry) => new Date(2000 + Number(expiry.slice(3)), Number(expiry.slice(0, 2)), 1) <= new Date();
  const problems = {
    name: (text) => (text.trim().length >= 3 ? '' : 'Escribe el nombre como está en la tarjeta.'),
    number: (text) => {
      const number = digits(text);
      if (/^3[47]/.test(number)) return 'No se aceptan tarjetas American Express.';
      return /^[2-5]\\d{15}$/.test(number) && luhn(number) ? '' : 'Revisa el número de la tarjeta.';
    },
    expiry: (text) => (/^(0[1-9]|1[0-2])\\/\\d\\d$/.test(text) && !isOver(text) ? '' : 'Revisa la fecha: mes y año.'),
    cvc: (text) => (/^\\d{3}$/.test(text) ? '' : 'Son los 3 dígitos del reverso.'),
  };
  const check = (name) => { const problem = problems[name](input[name].value); show(name, problem); return problem === ''; };
  input.number.addEventListener('input', () => { input.number.value = digits(input.number.value).slice(0, 16).replaceAll(/(\\d{4})(?=\\d)/g, '$1 '); });
  input.expiry.addEventListener('input', () => {
    const typed = digits(input.expiry.value).slice(0, 4);
    input.expiry.value = typed.length > 2 ? typed.slice(0, 2) + '/' + typed.slice(2) : typed;
  });
  input.cvc.addEventListener('input', () => { input.cvc.value = digits(input.cvc.value).slice(0, 4); });
  names.forEach((name) => input[name].addEventListener('blur', () => { if (input[name].value !== '') check(name); }));
  byId('fields').addEventListener('submit', (event) => event.preventDefault());
  addEventListener('pagehide', clear);

  let busy = false;
  const makeToken = async ({ use, amount, currency }) => {
    const wrong = names.filter((name) => !check(name));
    if (wrong.length > 0) { input[wrong[0]].focus(); return { error: 'K001' }; }
    const [expiryMonth, expiryYear] = input.expiry.value.split('/');
    const card = { name: input.name.value.trim(), number: digits(input.number.value), expiryMonth, expiryYear, cvv: input.cvc.value };
    const made = use === 'storing'
      ? await call('/v1/subscription-tokens', { card, currency })
      : await call('/card/v1/tokens', { card, currency, totalAmount: amount });
    if (made.code !== undefined) return { error: made.code };
    const { token, secureId, security } = made.body;
    if (security?.authRequired === true && !(await askBank(secureId))) return { error: 'K325' };
    return { token };
  };
  addEventListener('message', async (event) => {
    const message = event.data;
    if (event.origin !== origin || event.source !== parent || message?.nonce !== nonce) return;
    if (message.request === 'style') return restyle(message.style);
    if (message.request === 'clear') return clear();
    if (message.request !== 'token' || busy) return;
    busy = true;
    const result = await makeToken(message);
    busy = false;
    tell(result);
  });
  tellHeight();
})();
`;
