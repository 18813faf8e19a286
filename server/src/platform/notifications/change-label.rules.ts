interface Change {
  /** Name of the user who made it, as the reader may know them. */
  by: string;
  /** Record that was changed, where it is not the reader's own account. */
  record?: string;
  added: readonly string[];
  removed: readonly string[];
}

/** A notification is one line; the page it links to shows all of them. */
const namesMax = 5;

/** Label of a notification about a change: who made it, what was added (+) and what was removed (−). */
export function changeLabel({ by, record, added, removed }: Change): string {
  const names = [...added.map((name) => `+ ${name}`), ...removed.map((name) => `− ${name}`)];
  const shown = [...names.slice(0, namesMax), ...(names.length > namesMax ? ['…'] : [])];
  const title = [by, ...(record === undefined ? [] : [record])].join(' · ');
  return shown.length === 0 ? title : `${title}: ${shown.join(', ')}`;
}
