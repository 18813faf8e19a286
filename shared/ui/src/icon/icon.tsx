import { iconPaths } from './icon-paths';
import classes from './icon.module.css';

/** Names of the package's icons. */
export type IconName = keyof typeof iconPaths;

/** Props of `Icon`. */
export interface IconProps {
  name: IconName;
  /** Width and height in pixels, 16 by default. */
  size?: number;
}

/** Returns whether a name from outside the package is the name of an icon. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

/** Decorative icon: the element around it must have an accessible name. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg className={classes.icon} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
