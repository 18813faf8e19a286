import { Button, type ButtonProps } from './button';

/** Looks like a link and is a button: for a deed inside a sentence or a head. */
export const TextButton = (props: Omit<ButtonProps, 'variant'>) => <Button {...props} variant="text" />;
