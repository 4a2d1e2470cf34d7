/**
 * A table of the phone's storage. If the database does not accept a value, the value stays in memory. The table offers
 * it again after the database has accepted another value. Therefore no call fails. In the worst case a value lasts only
 * as long as the page.
 */

import { resultOf } from "./database";
import type { Database } from "./database";

export class StorageTable<V> {
  /** The values that this page has read or written, by key. */
  readonly #knownValues = new Map<string, V>();
  /** The values that the database has not accepted yet, by key; undefined for a value that must be deleted. */
  readonly #unwritten = new Map<string, V | undefined>();
  /** The keys of values that the database refused. */
  readonly #rejectedKeys = new Set<string>();

  readonly #db: Database;
  readonly #name: string;
  readonly #remembers: (key: string) => boolean;

  /** `remembers` decides which values are restored to a database that was cleared. */
  constructor(
    db: Database,
    name: string,
    remembers: (key: string) => boolean,
  ) {
    this.#db = db;
    this.#name = name;
    this.#remembers = remembers;
  }

  /** Return the value of a key; undefined if the key has no value. */
  async get(key: string): Promise<V | undefined> {
    if (this.#unwritten.has(key)) return this.#unwritten.get(key);
    try {
      const value = await this.#db.read(this.#name, (store) => resultOf<V | undefined>(store.get(key)));
      this.#see(key, value);
      return value;
    } catch {
      return this.#knownValues.get(key);
    }
  }

  /** Store a value; undefined deletes it. */
  async put(key: string, value: V | undefined): Promise<void> {
    this.#see(key, value);
    this.#unwritten.set(key, value);
    // Offer this value alone first, because the database may refuse one of the other values.
    if (await this.#give([[key, value]])) await this.#settle();
  }

  /**
   * Return the value of a key. If the key has no value, the value is made now. The value is made only once even if two
   * pages call at the same time.
   */
  async once(key: string, make: () => V): Promise<V> {
    const value = this.#unwritten.get(key);
    if (value !== undefined) return value;
    try {
      const value = await this.#db.write(this.#name, async (store) => {
        const value = (await resultOf<V | undefined>(store.get(key))) ?? make();
        writeOrDeleteValue(store, key, value);
        return value;
      });
      this.#see(key, value);
      return value;
    } catch {
      const value = this.#unwritten.get(key) ?? this.#knownValues.get(key) ?? make();
      this.#see(key, value);
      this.#unwritten.set(key, value);
      return value;
    }
  }

  /** Return all values whose keys begin with this prefix, by key. */
  async under(prefix: string): Promise<ReadonlyMap<string, V>> {
    const rows = new Map<string, V>();
    try {
      const [keys, values] = await this.#db.read(this.#name, (store) =>
        Promise.all([resultOf(store.getAllKeys(prefixRange(prefix))), resultOf<V[]>(store.getAll(prefixRange(prefix)))]),
      );
      keys.forEach((key, index) => rows.set(String(key), values[index] as V));
      for (const [key, value] of rows) this.#see(key, value);
    } catch {
      for (const [key, value] of this.#knownValues) if (key.startsWith(prefix)) rows.set(key, value);
    }
    for (const [key, value] of this.#unwritten) {
      if (value === undefined) rows.delete(key);
      else if (key.startsWith(prefix)) rows.set(key, value);
    }
    return rows;
  }

  /** Return whether a value lasts only as long as the page. */
  isUnkept = (key: string): boolean => this.#rejectedKeys.has(key) && this.#unwritten.get(key) !== undefined;

  /** Delete all values whose keys begin with this prefix. */
  async clear(prefix: string): Promise<void> {
    for (const values of [this.#knownValues, this.#unwritten]) for (const key of values.keys()) if (key.startsWith(prefix)) values.delete(key);
    await this.#db.write(this.#name, (store) => void store.delete(prefixRange(prefix))).catch(() => undefined);
  }

  /** Offer all values that this page knows to the database, because the database was cleared. */
  async offerAllValues(): Promise<void> {
    for (const [key, value] of this.#knownValues) this.#unwritten.set(key, value);
    await this.#settle();
  }

  /** Offer the database all values that it has not accepted yet. */
  async #settle(): Promise<void> {
    if (this.#unwritten.size) await this.#give([...this.#unwritten]);
  }

  /** Offer the database the given values. The database stores all of them or none. Returns whether it accepted them. */
  async #give(values: readonly (readonly [string, V | undefined])[]): Promise<boolean> {
    try {
      await this.#db.write(this.#name, (store) => values.forEach(([key, value]) => writeOrDeleteValue(store, key, value)));
    } catch {
      for (const [key] of values) this.#rejectedKeys.add(key);
      return false;
    }
    for (const [key, value] of values) {
      this.#rejectedKeys.delete(key);
      if (this.#unwritten.get(key) === value) this.#unwritten.delete(key);
    }
    return true;
  }

  /** Remember a value that this page has read or written. */
  #see(key: string, value: V | undefined): void {
    if (value === undefined || !this.#remembers(key)) this.#knownValues.delete(key);
    else this.#knownValues.set(key, value);
  }
}

/** Return the range of all keys that begin with this prefix. */
const prefixRange = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

function writeOrDeleteValue<V>(store: IDBObjectStore, key: string, value: V | undefined): void {
  if (value === undefined) store.delete(key);
  else if (store.keyPath) store.put(value);
  else store.put(value, key);
}
