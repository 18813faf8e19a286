import { Button, type ButtonProps } from './button';

/** Button that looks like a link, for an action inside a sentence or a header. */
export const TextButton = (props: Omit<ButtonProps, 'variant'>) => <Button {...props} variant="text" />;
