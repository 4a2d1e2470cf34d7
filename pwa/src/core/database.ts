/** The browser's own database as promises: as much of it as the phone's storage needs. */

interface Database {
  /** Asks one table; whatever is asked within sees the same moment. */
  read<T>(table: string, ask: (store: IDBObjectStore) => Promise<T>): Promise<T>;
  /** Changes one table; whatever is asked within happens together, and is kept when it is done. */
  write<T>(table: string, change: (store: IDBObjectStore) => T | Promise<T>): Promise<T>;
}

/** Open a database, after making its tables if it is new. */
export async function openDatabase(name: string, version: number, make: (db: IDBDatabase) => void): Promise<Database> {
  const opening = indexedDB.open(name, version);
  opening.addEventListener("upgradeneeded", () => make(opening.result));
  const db = await answerTo(opening);
  return {
    read: (table, ask) => ask(db.transaction(table).objectStore(table)),
    write: async (table, change) => {
      const transaction = db.transaction(table, "readwrite");
      const kept = endOf(transaction);
      const [result] = await Promise.all([change(transaction.objectStore(table)), kept]);
      return result;
    },
  };
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
