/** Everything that the console keeps in the browser beside a few small values. */
const stores = ['drafts', 'releases'] as const;
type StoreName = (typeof stores)[number];
/** Grows with every change of the list. */
const version = 2;

let connection: Promise<IDBDatabase> | null = null;

/** The one database. Fails where the browser denies it; whoever asks goes on without. */
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
      // A newer console in another tab waits for this one to let go.
      database.addEventListener('versionchange', () => [database.close(), forget()]);
      database.addEventListener('close', forget);
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('The database cannot be opened.')));
  });
  return connection;
}

/** Does one thing in a store; what was written is there when this settles. */
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
