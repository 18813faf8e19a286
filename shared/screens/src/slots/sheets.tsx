import type { SlotName } from '@console/contracts/slots';
import { QuietSlot, useContributions } from '@console/remote-kit/slot';
import { Surface } from '@console/ui';
import type { ContributedProps } from './contributed';
import classes from './sheets.module.css';

const all = () => true;

/** Sections with one contribution each, with its title, ordered by name. */
export default function Sheets<Name extends SlotName>({ slot, props, takes = all }: ContributedProps<Name>) {
  const contributions = useContributions(slot)
    .filter(({ name }) => takes(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
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
