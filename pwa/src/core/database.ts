/** The browser's own database as promises. It opens itself when it is asked, and again when the browser has closed it. */

/** An answer of the database is waited for so long (milliseconds): one that hangs keeps nobody from acting. */
export const PATIENCE = 2_000;

/** One that hung is left alone for so long (milliseconds). */
const REST = 10_000;

export class Database {
  private opening: Promise<IDBDatabase> | null = null;
  private restsUntil = 0;

  /** `make` makes the tables of a new database; `opened` is awaited each time that it was opened, before anything is asked; `closed` is told when the browser closed it. */
  constructor(
    private readonly name: string,
    private readonly make: (db: IDBDatabase) => void,
    private readonly opened: (db: IDBDatabase) => Promise<void>,
    private readonly closed: () => void,
  ) {}

  /** Asks one table; whatever is asked within sees the same moment. Rejects when the database does not answer. */
  read<T>(table: string, ask: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    return this.run((db) => ask(db.transaction(table).objectStore(table)));
  }

  /** Changes one table; whatever is asked within happens together. Rejects when it was not kept. */
  write<T>(table: string, change: (store: IDBObjectStore) => T | Promise<T>): Promise<T> {
    return this.run(async (db) => {
      const transaction = db.transaction(table, "readwrite");
      const kept = endOf(transaction);
      const [result] = await Promise.all([change(transaction.objectStore(table)), kept]);
      return result;
    });
  }

  /** Browsers close a database when the app sleeps, when room is short, or when it is cleared: it is opened once more. */
  private async run<T>(use: (db: IDBDatabase) => Promise<T>): Promise<T> {
    if (Date.now() < this.restsUntil) throw new Error("The database hangs.");
    const tried = (this.opening ??= this.open());
    try {
      return await this.inTime(tried.then(use));
    } catch (error) {
      if (Date.now() < this.restsUntil) throw error;
      // of several that fail at once, the first opens it for all
      if (this.opening === tried) this.close();
      return this.inTime((this.opening ??= this.open()).then(use));
    }
  }

  private inTime<T>(answer: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.restsUntil = Date.now() + REST;
        reject(new Error("The database hangs."));
      }, PATIENCE);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  private async open(): Promise<IDBDatabase> {
    const asked = indexedDB.open(this.name, 1);
    asked.addEventListener("upgradeneeded", () => this.make(asked.result));
    const db = await answerTo(asked);
    // whoever deletes it, or opens a later version of it, waits until it is closed here
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

/** What a request gives, once it has it. */
export const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The database gave no answer.")));
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("The database kept nothing.")));
  });
