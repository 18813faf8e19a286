import { useState } from 'react';
import css from './frame.module.css';

/** Announces the name of a newly opened page to screen readers, except for the first page. */
export function ArrivalNote({ seen: visible, title }: { seen: string | null; title: string | undefined }) {
  const [first, setFirst] = useState<string | null>(null);
  if (first === null && visible !== null) setFirst(visible);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && first !== null && visible !== null && visible !== first) setMoved(true);
  return (
    <output className={css.unseen} data-arrival>
      {hasMoved ? title : ''}
    </output>
  );
}
