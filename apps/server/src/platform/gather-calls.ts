type Waiting<Item, Answer> = {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};

/** Most items of one call. */
const mostItems = 100;

/**
 * Returns a function that answers one item by `call`, which answers many at once, in their order.
 * An item is called at once if no call of its group is under way; those that come meanwhile are
 * answered together by the next call. So a busy server asks its database less often, and an idle
 * one waits for nothing. A call that throws fails all of its items.
 */
export function gatherCalls<Group extends string, Item, Answer>(
  call: (group: Group, items: readonly Item[]) => Promise<readonly Answer[]>,
): (group: Group, item: Item) => Promise<Answer> {
  const waitingOf = new Map<Group, Waiting<Item, Answer>[]>();

  async function answerAll(group: Group, waiting: Waiting<Item, Answer>[]): Promise<void> {
    while (waiting.length > 0) await answerSome(group, waiting.splice(0, mostItems));
    waitingOf.delete(group);
  }

  async function answerSome(group: Group, some: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await call(
        group,
        some.map(({ item }) => item),
      );
      if (answers.length !== some.length) throw new Error('a call answered other items');
      some.forEach(({ resolve }, at) => resolve(answers[at] as Answer));
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  return (group, item) =>
    new Promise((resolve, reject) => {
      const waiting = waitingOf.get(group);
      if (waiting) return void waiting.push({ item, resolve, reject });
      const first = [{ item, resolve, reject }];
      waitingOf.set(group, first);
      void answerAll(group, first);
    });
}
