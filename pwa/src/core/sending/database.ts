/**
 * The browser's database with promises. It opens itself at the first request, and again after the browser has closed
 * it.
 */

/** Longest wait for an answer of the database (milliseconds). Players can act even if it hangs. */
export const LONGEST_WAIT_MS = 2_000;

/** Pause after a wait in vain, in which the database gets no requests (milliseconds). */
const REST_MS = 10_000;

/** One database with its tables. */
export class Database {
  private opening: Promise<IDBDatabase> | null = null;
  private restsUntil = 0;

  /**
   * `make` creates the tables of a new database. `opened` is awaited after each opening, before the first request.
   * `closed` is called when the browser has closed the database.
   */
  constructor(
    private readonly name: string,
    private readonly make: (db: IDBDatabase) => void,
    private readonly opened: (db: IDBDatabase) => Promise<void>,
    private readonly closed: () => void,
  ) {}

  /** Read one table. All requests in `ask` see the same state. Rejects if the database does not answer. */
  read<T>(table: string, ask: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    return this.run((db) => ask(db.transaction(table).objectStore(table)));
  }

  /** Change one table. All changes in `change` happen together. Rejects if they were not stored. */
  write<T>(table: string, change: (store: IDBObjectStore) => T | Promise<T>): Promise<T> {
    return this.run(async (db) => {
      const transaction = db.transaction(table, "readwrite");
      const kept = completionOf(transaction);
      const [result] = await Promise.all([changeAndCommit(transaction, change(transaction.objectStore(table))), kept]);
      return result;
    });
  }

  /**
   * Use the database, and open it once more if that fails. Browsers close it when the app sleeps, when storage is
   * full, or when it is cleared.
   */
  private async run<T>(use: (db: IDBDatabase) => Promise<T>): Promise<T> {
    if (Date.now() < this.restsUntil) throw new Error("The database hangs.");
    const tried = (this.opening ??= this.open());
    try {
      return await this.inTime(tried.then(use));
    } catch (error) {
      if (Date.now() < this.restsUntil) throw error;
      // If several calls fail at once, the first one opens the database for all.
      if (this.opening === tried) this.close();
      return this.inTime((this.opening ??= this.open()).then(use));
    }
  }

  /** Return the answer. Rejects if it takes longer than `LONGEST_WAIT_MS`. */
  private inTime<T>(answer: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.restsUntil = Date.now() + REST_MS;
        reject(new Error("The database hangs."));
      }, LONGEST_WAIT_MS);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  private async open(): Promise<IDBDatabase> {
    const asked = indexedDB.open(this.name, 1);
    asked.addEventListener("upgradeneeded", () => this.make(asked.result));
    const db = await resultOf(asked);
    // A page that deletes the database, or opens a later version of it, waits until this page has closed it.
    db.addEventListener("versionchange", () => this.close());
    db.addEventListener("close", () => {
      this.opening = null;
      this.closed();
    });
    await this.opened(db);
    return db;
  }

  private close(): void {
    this.opening?.then((db) => db.close(), () => undefined);
    this.opening = null;
  }
}

/** Return the result of a request as a promise. */
export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The database gave no answer.")));
  });

/**
 * Return the result of a change, and commit it at once. The browser commits by itself only after it has told the page
 * of the last request. A page that is reloaded before that loses the change.
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
