/**
 * One table of the phone's storage. A value that the database does not take stays in memory. The table offers it again after the
 * next value that the database takes. So no call fails: at worst a value lasts no longer than the page.
 */

import { answerTo } from "./database";
import type { Database } from "./database";

export class Table<V> {
  /** Values by their keys, as far as this page has seen them. */
  private readonly seen = new Map<string, V>();
  /** Values that the database has not taken, by their keys; undefined for a value that is to be deleted. */
  private readonly owed = new Map<string, V | undefined>();
  /** Keys of values that the database did not take when it was offered them. */
  private readonly refused = new Set<string>();

  /** `remembers` says which values are given back to a database that was cleared. */
  constructor(
    private readonly db: Database,
    private readonly name: string,
    private readonly remembers: (key: string) => boolean,
  ) {}

  async get(key: string): Promise<V | undefined> {
    if (this.owed.has(key)) return this.owed.get(key);
    try {
      const found = await this.db.read(this.name, (store) => answerTo<V | undefined>(store.get(key)));
      this.see(key, found);
      return found;
    } catch {
      return this.seen.get(key);
    }
  }

  /** Keep a value, or (undefined) nothing. */
  async put(key: string, value: V | undefined): Promise<void> {
    this.see(key, value);
    this.owed.set(key, value);
    // this value alone first: the database may refuse one of the others
    if (await this.give([[key, value]])) await this.settle();
  }

  /** The value of a key; made now if there is none, and once only even if two pages ask. */
  async once(key: string, make: () => V): Promise<V> {
    const known = this.owed.get(key);
    if (known !== undefined) return known;
    try {
      const found = await this.db.write(this.name, async (store) => {
        const value = (await answerTo<V | undefined>(store.get(key))) ?? make();
        write(store, key, value);
        return value;
      });
      this.see(key, found);
      return found;
    } catch {
      const value = this.owed.get(key) ?? this.seen.get(key) ?? make();
      this.see(key, value);
      this.owed.set(key, value);
      return value;
    }
  }

  /** All values whose keys begin so, by their keys. */
  async under(prefix: string): Promise<ReadonlyMap<string, V>> {
    const found = new Map<string, V>();
    try {
      const [keys, values] = await this.db.read(this.name, (store) =>
        Promise.all([answerTo(store.getAllKeys(under(prefix))), answerTo<V[]>(store.getAll(under(prefix)))]),
      );
      keys.forEach((key, index) => found.set(String(key), values[index] as V));
      for (const [key, value] of found) this.see(key, value);
    } catch {
      for (const [key, value] of this.seen) if (key.startsWith(prefix)) found.set(key, value);
    }
    for (const [key, value] of this.owed) {
      if (value === undefined) found.delete(key);
      else if (key.startsWith(prefix)) found.set(key, value);
    }
    return found;
  }

  /** Whether a value lasts no longer than the page. */
  isUnkept = (key: string): boolean => this.refused.has(key) && this.owed.get(key) !== undefined;

  /** Forget all values whose keys begin so. */
  async clear(prefix: string): Promise<void> {
    for (const known of [this.seen, this.owed]) for (const key of known.keys()) if (key.startsWith(prefix)) known.delete(key);
    await this.db.write(this.name, (store) => void store.delete(under(prefix))).catch(() => undefined);
  }

  /** Give a database that was cleared all values that this page knows. */
  async cleared(): Promise<void> {
    for (const [key, value] of this.seen) this.owed.set(key, value);
    await this.settle();
  }

  /** Give the database all values that it has not taken. */
  private async settle(): Promise<void> {
    if (this.owed.size) await this.give([...this.owed]);
  }

  /** Give the database these values, all or none; whether it took them. */
  private async give(values: readonly (readonly [string, V | undefined])[]): Promise<boolean> {
    try {
      await this.db.write(this.name, (store) => values.forEach(([key, value]) => write(store, key, value)));
    } catch {
      for (const [key] of values) this.refused.add(key);
      return false;
    }
    for (const [key, value] of values) {
      this.refused.delete(key);
      if (this.owed.get(key) === value) this.owed.delete(key);
    }
    return true;
  }

  private see(key: string, value: V | undefined): void {
    if (value === undefined || !this.remembers(key)) this.seen.delete(key);
    else this.seen.set(key, value);
  }
}

/** The range of all keys that begin so. */
const under = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

function write<V>(store: IDBObjectStore, key: string, value: V | undefined): void {
  if (value === undefined) store.delete(key);
  else if (store.keyPath) store.put(value);
  else store.put(value, key);
}
