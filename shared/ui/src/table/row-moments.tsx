import { useEffect, useRef } from 'react';
import { nativeKeyHandler } from '../keys/key-handler';
import { useAnchored } from '../menu/use-anchored';
import tip from '../values/tip.module.css';

/** A moment of a row: the name of its column, and the moment to the second with its zone. */
export interface RowMoment {
  label: string;
  exact: string;
}

/** What the cells of a row show shortly, read where it stands: no cell pays for it. */
export function momentsOf(row: HTMLTableRowElement): RowMoment[] {
  const heads = row.closest('table')?.tHead?.rows[0]?.cells;
  return [...row.querySelectorAll<HTMLTimeElement>('time[title]')].map((time) => {
    const place = time.closest('td')?.cellIndex ?? -1;
    return { label: heads?.[place]?.textContent ?? '', exact: time.title };
  });
}

/** The moments of a row as lines. */
export const MomentLines = ({ moments }: { moments: readonly RowMoment[] }) =>
  moments.map(({ label, exact }) => (
    <span key={label + exact} className={tip.tipLine}>
      {label !== '' && <span>{label}</span>} <b>{exact}</b>
    </span>
  ));

interface RowMomentsProps {
  row: HTMLTableRowElement;
  onClose: () => void;
}

/** The exact moments of the row that has the focus, in sight and read out, until the focus moves on. */
export default function RowMoments({ row, onClose }: RowMomentsProps) {
  const anchor = useRef<HTMLElement>(row);
  const box = useRef<HTMLDivElement>(null);
  useAnchored({ anchor, box }, true);
  useEffect(() => {
    const onKey = nativeKeyHandler((event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    });
    row.addEventListener('blur', onClose);
    row.addEventListener('keydown', onKey);
    return () => {
      row.removeEventListener('blur', onClose);
      row.removeEventListener('keydown', onKey);
    };
  }, [row, onClose]);
  return (
    <div ref={box} role="alert" popover="manual" className={tip.tip}>
      <MomentLines moments={momentsOf(row)} />
    </div>
  );
}
