import { useState } from 'react';
import css from './frame.module.css';

/** Says the name of the page that was just opened, to those who do not see it change. Silent for the first one. */
export function ArrivalNote({ seen, title }: { seen: string | null; title: string | undefined }) {
  const [first, setFirst] = useState<string | null>(null);
  if (first === null && seen !== null) setFirst(seen);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && first !== null && seen !== null && seen !== first) setMoved(true);
  return (
    <output className={css.unseen} data-arrival>
      {hasMoved ? title : ''}
    </output>
  );
}
