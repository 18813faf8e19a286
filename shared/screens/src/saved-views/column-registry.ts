/** A column in the settings of a list. */
interface ShelvedColumn {
  key: string;
  title: string;
  width?: number | undefined;
}

/** Stores the columns of a list's table for the settings, which are rendered outside of the table. */
export interface ColumnRegistry {
  put: (columns: readonly ShelvedColumn[]) => void;
  read: () => readonly ShelvedColumn[];
  subscribe: (listener: () => void) => () => void;
}

export function columnRegistry(): ColumnRegistry {
  let registered: readonly ShelvedColumn[] = [];
  const listeners = new Set<() => void>();
  return {
    put: (columns) => {
      const next = columns.map(({ key, title, width }) => ({ key, title, width }));
      if (JSON.stringify(next) === JSON.stringify(registered)) return;
      registered = next;
      for (const listener of listeners) listener();
    },
    read: () => registered,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
