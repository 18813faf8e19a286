import { type CardFileIssue, type CardLine, type HolderName, holderNameOf } from '@console/contracts/cards';

/** Cardholder that a line may refer to. */
export interface NamedHolder {
  id: string;
  name: string;
  email: string;
  birthday: string;
  mayHold: boolean;
}

/** Data that is hidden from the user and must therefore not be usable for finding cardholders. */
export interface Hidden {
  contact: boolean;
  identity: boolean;
}

type Match = { cardholderId: string | null } | { issue: CardFileIssue };

/** Finds the cardholder of a line, among the cardholders of its merchant. */
export function matchLine(line: CardLine, holders: readonly NamedHolder[], hidden: Hidden): Match {
  const name = holderNameOf(line);
  // A name without date of birth matches no cardholder; the check of the cells reports the missing date.
  if (name === null || (name.by === 'NAME' && name.birthday === '')) return { cardholderId: null };
  const issue = (code: string): Match => ({ issue: { line: line.line, column: 'cardholder', code, params: {} } });
  if ((name.by === 'EMAIL' && hidden.contact) || (name.by === 'NAME' && hidden.identity)) return issue('HOLDER_HIDDEN');
  const found = holders.filter((holder) => isMeant(holder, name));
  const usable = found.filter(({ mayHold }) => mayHold);
  if (found.length === 0) return issue('HOLDER_UNKNOWN');
  if (usable.length > 1) return issue('HOLDER_AMBIGUOUS');
  return usable[0] ? { cardholderId: usable[0].id } : issue('HOLDER_NOT_USABLE');
}

function isMeant(holder: NamedHolder, name: HolderName): boolean {
  switch (name.by) {
    case 'ID':
      return holder.id === name.id;
    case 'EMAIL':
      return holder.email.toLowerCase() === name.email;
    case 'NAME':
      return holder.name.toLowerCase() === name.name.toLowerCase() && holder.birthday === name.birthday;
  }
}

/** Number of cards per cardholder. */
export function countsOf(holders: readonly (string | null)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of holders) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
