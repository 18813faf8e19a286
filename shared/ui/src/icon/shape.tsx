import classes from './icon.module.css';

/** Shape of a state, so that states are distinguished without color. */
export type Shape = 'dot' | 'ring' | 'diamond' | 'triangle' | 'cross' | 'dash' | 'check' | 'half';

/** Tone of a state, which determines the color. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute';

const filled: Partial<Record<Shape, string>> = {
  dot: 'M5 1.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  diamond: 'M5 .8 9.2 5 5 9.2.8 5Z',
  triangle: 'M5 1.2 9.3 8.800H.7Z',
  half: 'M5 1a4 4 0 0 0 0 8Z',
};
const drawn: Partial<Record<Shape, string>> = {
  ring: 'M5 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  half: 'M5 1.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  cross: 'm2 2 6 6M8 2 2 8',
  dash: 'M1.5 5h7',
  check: 'm1.5 5.5 2.3 2.200L8.5 2.5',
};

/** Symbol for a state, 10 pixels by default. It is decorative: there is always a label beside it. */
export function ShapeSign({ shape, size = 10 }: { shape: Shape; size?: number }) {
  return (
    <svg className={classes.shape} width={size} height={size} viewBox="0 0 10 10" aria-hidden="true" data-shape={shape}>
      {filled[shape] && <path className={classes.filled} d={filled[shape]} />}
      {drawn[shape] && <path d={drawn[shape]} />}
    </svg>
  );
}
