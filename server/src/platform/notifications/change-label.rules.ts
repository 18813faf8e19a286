interface Change {
  /** User who made the change, by the name that the reader may see. */
  by: string;
  /** Record that was changed, unless it is the reader's own account. */
  record?: string;
  added: readonly string[];
  removed: readonly string[];
}

/** A notification is one line; the linked page shows all names. */
const namesMax = 5;

/** Label of a notification about a change: the user, additions (+) and removals (−). */
export function changeLabel({ by, record, added, removed }: Change): string {
  const names = [...added.map((name) => `+ ${name}`), ...removed.map((name) => `− ${name}`)];
  const shown = [...names.slice(0, namesMax), ...(names.length > namesMax ? ['…'] : [])];
  const title = [by, ...(record === undefined ? [] : [record])].join(' · ');
  return shown.length === 0 ? title : `${title}: ${shown.join(', ')}`;
}
