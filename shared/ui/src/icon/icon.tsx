import { iconPaths } from './icon-paths';
import classes from './icon.module.css';

/** Names of the outlines that the package carries. */
export type IconName = keyof typeof iconPaths;

/** Props of `Icon`. */
export interface IconProps {
  name: IconName;
  /** Width and height in pixels, 16 unless told. */
  size?: number;
}

/** Tells whether a name that came from outside has an outline. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

/** One outline, for the eye only: what carries it must have a name of its own. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg className={classes.icon} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
