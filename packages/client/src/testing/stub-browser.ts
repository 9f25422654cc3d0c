import { vi } from 'vitest';

/** A `Storage` in memory. `forbidden` behaves like private mode: every use throws. */
export class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #kept = new Map<string, string>();
  #forbidden = false;

  forbid(): void {
    this.#forbidden = true;
  }
  get length(): number {
    return this.#use().size;
  }
  clear(): void {
    this.#use().clear();
  }
  getItem(key: string): string | null {
    return this.#use().get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#use().keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#use().delete(key);
    delete this[key];
  }
  setItem(key: string, value: string): void {
    this.#use().set(key, value);
    this[key] = value;
  }
  #use(): Map<string, string> {
    if (this.#forbidden) throw new DOMException('forbidden', 'SecurityError');
    return this.#kept;
  }
}

/** Gives the test a browser's address and an empty storage. */
export function stubBrowser(origin: string): MemoryStorage {
  const storage = new MemoryStorage();
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('localStorage', storage);
  return storage;
}
