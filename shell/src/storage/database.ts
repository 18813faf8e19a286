/** Object stores of the console in IndexedDB. Small values are stored elsewhere. */
const stores = ['drafts', 'releases'] as const;
type StoreName = (typeof stores)[number];
/** Schema version; increment it with every change of the list. */
const version = 2;

let connection: Promise<IDBDatabase> | null = null;

/**
 * Opens the console's only database. Rejects if the browser denies storage; in that case callers continue without it.
 */
export function openDatabase(): Promise<IDBDatabase> {
  connection ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('vcc', version);
    request.addEventListener('upgradeneeded', () => {
      const { result: database } = request;
      for (const name of stores) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
    });
    request.addEventListener('success', () => {
      const { result: database } = request;
      const forget = () => {
        connection = null;
      };
      // A newer console in another tab can upgrade the database only after this connection is closed.
      database.addEventListener('versionchange', () => [database.close(), forget()]);
      database.addEventListener('close', forget);
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('The database cannot be opened.')));
  });
  return connection;
}

/** Runs one request in a store; resolves after its transaction has completed. */
export async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode);
    const request = work(transaction.objectStore(name));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The database gave up.')));
  });
}
