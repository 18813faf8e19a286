import type { Shape, StatusBadgeProps, Tone } from '@console/ui';
import type { Labels } from './use-dicts';

/** Colour and shape that the product gives a state. */
export interface StatusLook {
  state: Tone;
  shape: Shape;
}

/** One code of a dictionary. */
interface Coded {
  dict: string;
  code: string;
}

/**
 * Returns the badge of a state with its label. A colour that the console gave the dictionary entry replaces the product's;
 * the shape stays, so that the meaning never depends on the colour alone.
 */
export const badgeOf = (label: Labels, { dict, code }: Coded, { state, shape }: StatusLook): StatusBadgeProps => ({
  state: label.chosenTone(dict, code) ?? state,
  shape,
  label: label(dict, code),
});

/** Returns the function for the badge of each status of a record, from its dictionary and the product's looks. */
export const statusBadges =
  <Status extends string>(dict: string, looks: Readonly<Record<Status, StatusLook>>) =>
  (status: Status, label: Labels): StatusBadgeProps =>
    badgeOf(label, { dict, code: status }, looks[status]);
