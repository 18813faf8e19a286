/** How much history the demo has: all of it, or as much as tests need. */
export const demoSizes = ['full', 'small'] as const;
export type DemoSize = (typeof demoSizes)[number];
