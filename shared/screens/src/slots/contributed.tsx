import type { SlotName, SlotProps } from '@console/contracts/slots';
import { QuietSlot, useContributions } from '@console/remote-kit/slot';
import { Surface } from '@console/ui';
import classes from './contributed.module.css';

/** Props of `Contributed`. */
interface ContributedProps<Name extends SlotName> {
  slot: Name;
  /** What this page says of itself. */
  props: SlotProps<Name>;
}

/** What other remotes contribute to a slot: each in a sheet under its own title, in the order of their names. */
export function Contributed<Name extends SlotName>({ slot, props }: ContributedProps<Name>) {
  const contributions = useContributions(slot).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  if (contributions.length === 0) return null;
  return (
    <div className={classes.sheets}>
      {contributions.map(({ name, title }) => (
        <Surface key={name} title={title}>
          <QuietSlot name={slot} of={name} props={props} />
        </Surface>
      ))}
    </div>
  );
}
