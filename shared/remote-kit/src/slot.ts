export { Slot } from './reporting-slot';
export { QuietSlot } from './quiet-slot';
export { useContributions } from './use-contributions';
export { useIsFilled } from './use-is-filled';
