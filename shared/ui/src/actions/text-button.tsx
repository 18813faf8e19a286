import { Button, type ButtonProps } from './button';

/** Looks like a link and is a button: for an action inside a sentence or a head. */
export const TextButton = (props: Omit<ButtonProps, 'variant'>) => <Button {...props} variant="text" />;
