/**
 * The browser's database, used with promises. The database is opened at the first request. If the browser closes the
 * database, the next request opens it again.
 */

/**
 * The longest wait for an answer of the database (milliseconds). Players can act even if the database does not respond.
 */
export const LONGEST_WAIT_MS = 2_000;

/**
 * The pause after the database did not answer in time (milliseconds). During this pause the database receives no
 * requests.
 */
const PAUSE_AFTER_TIMEOUT_MS = 10_000;

/** One database with its tables. */
export class Database {
  #openDatabase: Promise<IDBDatabase> | null = null;
  #restsUntil = 0;

  readonly #databaseName: string;
  readonly #createTables: (db: IDBDatabase) => void;
  readonly #onOpened: (db: IDBDatabase) => Promise<void>;
  readonly #onClosed: () => void;

  /**
   * `createTables` creates the tables of a new database. `onOpened` is awaited after each opening, before the first request.
   * `onClosed` is called when the browser has closed the database.
   */
  constructor(
    databaseName: string,
    createTables: (db: IDBDatabase) => void,
    onOpened: (db: IDBDatabase) => Promise<void>,
    onClosed: () => void,
  ) {
    this.#databaseName = databaseName;
    this.#createTables = createTables;
    this.#onOpened = onOpened;
    this.#onClosed = onClosed;
  }

  /** Read one table. All requests in `readStore` see the same state of the table. Rejects if the database does not answer. */
  read<T>(table: string, readStore: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    return this.#run((db) => readStore(db.transaction(table).objectStore(table)));
  }

  /** Change one table. Either all changes in `change` are stored, or none. Rejects if the changes were not stored. */
  write<T>(table: string, change: (store: IDBObjectStore) => T | Promise<T>): Promise<T> {
    return this.#run(async (db) => {
      const transaction = db.transaction(table, "readwrite");
      const completion = completionOf(transaction);
      const [result] = await Promise.all([changeAndCommit(transaction, change(transaction.objectStore(table))), completion]);
      return result;
    });
  }

  /**
   * Use the database. If this fails, open the database once more and try again. Browsers close the database when the
   * app sleeps, when storage is full, or when the storage is cleared.
   */
  async #run<T>(use: (db: IDBDatabase) => Promise<T>): Promise<T> {
    if (Date.now() < this.#restsUntil) throw new Error("The database hangs.");
    const openTry = (this.#openDatabase ??= this.#open());
    try {
      return await this.#inTime(openTry.then(use));
    } catch (error) {
      if (Date.now() < this.#restsUntil) throw error;
      // If several calls fail at once, the first one opens the database for all.
      if (this.#openDatabase === openTry) this.#close();
      return this.#inTime((this.#openDatabase ??= this.#open()).then(use));
    }
  }

  /** Return the answer. Rejects if the answer takes longer than `LONGEST_WAIT_MS`. */
  #inTime<T>(answer: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#restsUntil = Date.now() + PAUSE_AFTER_TIMEOUT_MS;
        reject(new Error("The database hangs."));
      }, LONGEST_WAIT_MS);
    });
    return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
  }

  async #open(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.#databaseName, 1);
    request.addEventListener("upgradeneeded", () => this.#createTables(request.result));
    const db = await resultOf(request);
    // Another page may want to delete the database or open a later version. Such a page must wait until this page has
    // closed the database.
    db.addEventListener("versionchange", () => this.#close());
    db.addEventListener("close", () => {
      this.#openDatabase = null;
      this.#onClosed();
    });
    await this.#onOpened(db);
    return db;
  }

  #close(): void {
    this.#openDatabase?.then((db) => db.close(), () => undefined);
    this.#openDatabase = null;
  }
}

/** Return the result of a request as a promise. */
export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The database gave no answer.")));
  });

/**
 * Return the result of a change, and commit the change at once. The browser commits by itself only after it has
 * reported the last request to the page. A page that is reloaded before this commit loses the change.
 */
async function changeAndCommit<T>(transaction: IDBTransaction, change: T | Promise<T>): Promise<T> {
  const result = await change;
  transaction.commit();
  return result;
}

/** Resolve when a transaction is complete. Rejects if the browser aborts it. */
const completionOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("The database kept nothing.")));
  });
