import { readStored, removeStored, writeStored } from '@comanda/client/storage.ts';
import { serverNow } from '@comanda/client/server-time.ts';
import { type getBrandDraft, saveBrandDraft } from '@comanda/contract/counter/brand-draft.ts';
import {
  draftEditSchema,
  draftEditOfWire,
  readJson,
} from '@comanda/contract/counter/draft-edit.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { DraftFiles } from '@comanda/domain/draft/apply-draft.ts';
import {
  type DraftEdit,
  draftEditKey,
  type DraftItem,
  type DraftSection,
} from '@comanda/domain/draft/draft-edit.ts';
import type { DraftFile } from '@comanda/domain/draft/menu-file.ts';
import { catalogue, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { dayMs } from '@comanda/domain/duration.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { useCounter } from '../app-context.ts';
import { useConnection } from '../use-connection.ts';
import { useSession } from '../use-session.ts';
import { unsentBrandEditsName } from '../../platform/storage-names.ts';
import {
  bodyOf,
  type DraftConflict,
  draftedFiles,
  firstPart,
  isEmpty,
  leftAfter,
  type ListedEdit,
  listEdits,
  nothingUnsent,
  type SharedDraft,
  type Unsent,
  withEdits,
  withoutEdits,
  withoutItem,
} from './draft-state.ts';

export type BrandAnswer = AnswerOf<typeof getBrandDraft>;

/**
 * `saving`: the draft is on its way. `waiting`: it is kept on this device until it can be sent.
 * `refused`: the server will not take it, however often it is sent.
 */
type SaveState = 'saved' | 'saving' | 'waiting' | 'refused';

/** The draft of one section. `F`: the form of its files. */
export type BrandDraft<F extends DraftFile = DraftFile> = {
  section: DraftSection;
  answer: BrandAnswer;
  shared: SharedDraft;
  /** The files as published, and with the draft over them. */
  published: DraftFiles<F>;
  files: DraftFiles<F>;
  edits: readonly ListedEdit[];
  /** Fields that somebody else drafted with another value, which was kept. */
  conflicts: readonly DraftConflict[];
  saveState: SaveState;
  add(edits: readonly DraftEdit[]): void;
  drop(keys: readonly string[]): void;
  remove(item: DraftItem): void;
  removeAll(items: readonly DraftItem[]): void;
  /** Drafts an edit again although somebody else drafted another value. */
  insist(conflict: DraftConflict): void;
  forget(conflict: DraftConflict): void;
};

/** Milliseconds until a draft that could not be sent is sent again. */
const retryMs = 4_000;

/** `read`: how the files of the section are read; the same function in each call. */
type Section<F extends DraftFile> = {
  section: DraftSection;
  read: (texts: ReadonlyMap<string, string>) => DraftFiles<F>;
};

/**
 * The draft of a section that all staff shares. Each edit is sent at once; without a connection
 * this device keeps it and sends it later. docs/rules/back-office.md#draft-on-a-device.
 */
export function useBrandDraft<F extends DraftFile>(
  { section, read }: Section<F>,
  answer: BrandAnswer,
): BrandDraft<F> {
  const [shared, setShared] = useState<SharedDraft>(answer);
  const [conflicts, setConflicts] = useState<readonly DraftConflict[]>([]);
  const rejected = useRef(new Map<string, DraftEdit>());
  const onAnswer = useCallback(
    (next: SharedDraft, found: readonly DraftConflict[], sent: Unsent) => {
      setShared(next);
      for (const { key } of found) {
        const edit = sent.edits.get(key)?.edit;
        if (edit) rejected.current.set(key, edit);
      }
      setConflicts((now) => [
        ...now.filter(({ key }) => !sent.edits.has(key) && !sent.drop.has(key)),
        ...found,
      ]);
    },
    [],
  );
  const { unsent, change, saveState } = useUnsent(section, onAnswer);
  useEffect(() => setShared((now) => (answer.revision >= now.revision ? answer : now)), [answer]);
  const published = useMemo(
    () => read(new Map(answer.files.map(({ path, content }) => [path, content]))),
    [answer, read],
  );
  const edits = useMemo(() => listEdits(shared, unsent), [shared, unsent]);
  const files = useMemo(() => draftedFiles(published, edits), [published, edits]);
  const forget = ({ key }: DraftConflict): void =>
    setConflicts((now) => now.filter((each) => each.key !== key));
  return {
    ...{ section, answer, shared, published, files, edits, conflicts, forget },
    saveState,
    add: (added) => change((now) => withEdits(now, listEdits(shared, now), published, added)),
    drop: (keys) => change((now) => withoutEdits(now, keys)),
    remove: (item) => change((now) => withoutItem(now, listEdits(shared, now), item)),
    removeAll: (items) =>
      change((now) => {
        const listed = listEdits(shared, now);
        return items.reduce((state, item) => withoutItem(state, listed, item), now);
      }),
    insist: (conflict) => {
      const edit = rejected.current.get(conflict.key);
      forget(conflict);
      if (edit) change((now) => withEdits(now, listEdits(shared, now), published, [edit]));
    },
  };
}

type OnAnswer = (shared: SharedDraft, conflicts: readonly DraftConflict[], sent: Unsent) => void;

/** `waiting`: the last call failed; the next one follows after a pause. */
type SendState = 'idle' | 'sending' | 'waiting';

/** A value that does not fit; every other failure may be over at the next call. */
const isForGood = ({ label }: Refusal): boolean => catalogue[label].status === 422;

/** Sends what is not sent, one call at a time, and keeps it on this device until it is. */
function useUnsent(section: DraftSection, onAnswer: OnAnswer) {
  const { api } = useCounter();
  const { staffId } = useSession();
  const { isOffline } = useConnection();
  const [unsent, setUnsent] = useState<Unsent>(() => readUnsent(section, staffId));
  const [state, setState] = useState<SendState>('idle');
  /** Sent again only after a change of it. */
  const [refused, setRefused] = useState<Unsent | null>(null);
  useEffect(() => storeUnsent(section, staffId, unsent), [section, staffId, unsent]);
  useEffect(() => {
    if (isEmpty(unsent) || state !== 'idle' || isOffline || refused === unsent) return;
    setState('sending');
    const sent = firstPart(unsent);
    void api.call(saveBrandDraft, { params: { section }, body: bodyOf(sent) }).then((outcome) => {
      if (outcome.ok && outcome.value !== null) {
        const { conflicts, ...shared } = outcome.value;
        setUnsent((now) => leftAfter(now, sent));
        onAnswer(shared, conflicts, sent);
        setState('idle');
      } else if (!outcome.ok && isForGood(outcome.error)) {
        setRefused(unsent);
        setState('idle');
      } else setState('waiting');
    });
  }, [section, unsent, isOffline, state, refused, api, onAnswer]);
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('idle'), retryMs);
    return () => clearTimeout(timer);
  }, [state]);
  return { unsent, change: setUnsent, saveState: saveStateOf(unsent, state, refused) };
}

function saveStateOf(unsent: Unsent, state: SendState, refused: Unsent | null): SaveState {
  if (isEmpty(unsent)) return 'saved';
  if (state === 'sending') return 'saving';
  return refused === unsent ? 'refused' : 'waiting';
}

const storedUnsent = v.object({
  staffId: v.string(),
  edits: v.array(v.object({ edit: draftEditSchema, seen: v.string() })),
  drop: v.array(v.string()),
});
/** Milliseconds for which a device keeps edits that it cannot send. */
const unsentLifetimeMs = 7 * dayMs;

function readUnsent(section: DraftSection, staffId: string): Unsent {
  const stored = readStored(unsentBrandEditsName[section], storedUnsent, serverNow());
  if (stored?.staffId !== staffId) return nothingUnsent;
  const edits = stored.edits.flatMap(({ edit: wire, seen }) => {
    const edit = draftEditOfWire(wire);
    return edit === null
      ? []
      : [[draftEditKey(edit), { edit, seen: readJson(seen) ?? null }] as const];
  });
  return { edits: new Map(edits), drop: new Set(stored.drop) };
}

function storeUnsent(section: DraftSection, staffId: string, unsent: Unsent): void {
  if (isEmpty(unsent)) removeStored(unsentBrandEditsName[section]);
  else
    writeStored(
      unsentBrandEditsName[section],
      { staffId, ...withText(bodyOf(unsent)) },
      unsentLifetimeMs,
      serverNow(),
    );
}

const withText = ({ edits, drop }: ReturnType<typeof bodyOf>) => ({
  edits: edits.map(({ edit, seen }) => ({ edit, seen: seen ?? 'null' })),
  drop,
});
