import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility.ts';
import { cardOf, columnOf } from './support/board.ts';
import { asOwner, openCounter } from './support/counter.ts';
import type { DemoBrand } from './support/demo-brands.ts';
import { placeOrders } from './support/place-orders.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import { test } from './support/story.ts';

test.slow();

const brand = `view-${Date.now().toString(36)}` as DemoBrand;
/** Of the burger brand's menu. */
const products = { classic: 102, fries: 401, combo: 201, cola: 501, sauce: 702 };
/** The store's question about allergies. */
const allergyQuestion = 1;

const usual = [
  { lines: [{ productId: products.classic, extras: 1 }, { productId: products.cola }] },
  { lines: [{ productId: products.fries, quantity: 2, note: 'Bien crujientes' }] },
  {
    lines: [{ productId: products.classic }],
    answers: { [allergyQuestion]: 'Maní y nueces' },
  },
];
const long = {
  lines: Array.from({ length: 14 }, (_, at) => ({
    productId: products.sauce,
    note: `Para la mesa ${at + 1}`,
  })),
};

test.beforeAll(async () => {
  await publishBurgerCopy(brand, ({ stores: [first] }) => {
    Object.assign(first ?? {}, { ordersGoTo: 'counter', slotCapacity: null });
  });
});

/** A tablet with the board of the story's own brand. */
async function openBoard(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const board = await context.newPage();
  await openCounter(board, baseURL, { brand, role: 'crew', storeIds: [1] });
  return board;
}

/** The cards of a column that lie wholly within the window and that nothing covers. */
const wholeCards = (column: Locator): Promise<number> =>
  column.locator('[data-order]').evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const corners = [top + 12, bottom - 12].map((y) =>
          document.elementFromPoint((left + right) / 2, y),
        );
        return bottom <= innerHeight && corners.every((each) => card.contains(each));
      }).length,
  );

const sizeOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

const textOf = (board: Page, number: string, text: string): Locator =>
  cardOf(board, number).getByText(text, { exact: true }).first();

test('a cook reads the board from afar: six whole cards of nine new orders, with dishes, options and allergies', async ({
  browser,
  baseURL,
}) => {
  const board = await openBoard(browser, baseURL);
  await expect(columnOf(board, 'Nuevos')).toContainText('Nada por aceptar');
  const numbers = await placeOrders(brand, [...usual, ...usual, ...usual]);
  const [first = '', second = '', third = ''] = numbers;
  const column = columnOf(board, 'Nuevos');
  await expect(column.getByRole('button', { name: 'Nuevos 9' })).toBeVisible({ timeout: 60_000 });

  await test.step('at 1280 px', async () => {
    expect(await wholeCards(column)).toBeGreaterThanOrEqual(6);
    expect(await sizeOf(textOf(board, first, 'Brasa Clásica'))).toBeGreaterThanOrEqual(24);
    await expect(cardOf(board, first)).toContainText('Retiro');
    await expect(cardOf(board, first)).toContainText('Tres cuartos');
    await expect(cardOf(board, second)).toContainText('2× Papas rústicas');
    await expect(cardOf(board, second)).toContainText('Nota: Bien crujientes');
    await expect(cardOf(board, third)).toContainText('Alergia: Maní y nueces');
    for (const name of ['En cocina', 'Listos', 'En camino', 'Hoy más tarde'])
      await expect(
        columnOf(board, name)
          .getByRole('heading')
          .getByRole('button', { name: `${name} 0` }),
      ).toBeVisible();
    await expectAccessible(board, 'the board with nine new orders');
    await board.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(board, 'the dark board with nine new orders');
    await board.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('large type is kept on the device', async () => {
    const large = board.getByRole('button', { name: 'Letra grande' });
    await large.click();
    expect(await sizeOf(textOf(board, first, 'Brasa Clásica'))).toBeGreaterThanOrEqual(30);
    await board.reload();
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    await expectAccessibleAtAllWidths(board, 'the board in large type');
    await large.click();
  });

  await test.step('an upright tablet says what each column has, and reaches it', async () => {
    await board.setViewportSize({ width: 768, height: 1_024 });
    for (const name of ['9 Nuevos', '0 En cocina', '0 Listos', '0 En camino', '0 Hoy más tarde'])
      await expect(board.getByRole('button', { name })).toBeVisible();
    await board.getByRole('button', { name: '0 Listos' }).click();
    await expect(columnOf(board, 'Listos')).toContainText('Nada por entregar');
    await expectAccessibleAtAllWidths(board, 'an empty column behind a tab');
    await board.setViewportSize({ width: 1_280, height: 800 });
  });

  await test.step('a busy column unfolds beside the others, and a strip opens by a press', async () => {
    await becomesLate(first, 12);
    await board.reload();
    await expect(cardOf(board, first, 'En cocina')).toContainText('12 min tarde', {
      timeout: 30_000,
    });
    await expect(cardOf(board, first, 'En cocina')).toHaveAttribute('data-tone', 'late');
    const strip = columnOf(board, 'Listos').getByRole('button', { name: 'Listos 0' });
    await strip.press('Enter');
    await expect(strip).toHaveAttribute('aria-expanded', 'true');
    await expect(columnOf(board, 'Listos')).toContainText('Nada por entregar');
    const kitchen = columnOf(board, 'En cocina').getByRole('button', { name: 'En cocina 1' });
    await kitchen.press('Enter');
    await expect(cardOf(board, first, 'En cocina')).toHaveCount(0);
  });
  await board.context().close();
});

test('a really long order shows how much more it has, and unfolds on its card', async ({
  browser,
  baseURL,
}) => {
  const board = await openBoard(browser, baseURL);
  const [number = ''] = await placeOrders(brand, [long]);
  const more = cardOf(board, number).getByRole('button', { name: /^y \d+ más$/ });
  await expect(more).toBeVisible({ timeout: 60_000 });
  await expect(cardOf(board, number)).not.toContainText('Para la mesa 14');
  await more.click();
  await expect(cardOf(board, number)).toContainText('Para la mesa 14');
  await board.context().close();
});

/** The kitchen took the order, and should have had it ready so many minutes ago. */
const becomesLate = (number: string, minutes: number): Promise<void> =>
  asOwner(brand, async (query) => {
    await query(
      `update orders set status = 'preparing', version = version + 1,
          ready_at = now() - make_interval(mins => $3, secs => 20)
        where tenant_id = $1 and number = $2`,
      [brand, Number(number), minutes],
    );
  });
