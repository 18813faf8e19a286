import type { Hand } from './review-kind';

/** Who does what no person does. */
export const systemId = 'system';

/** The hand of the system. */
export const systemHand = (about: Omit<Hand, 'by'>): Hand => ({ ...about, by: { id: systemId, name: 'System' } });
