import classes from './states.module.css';

/** Plus sign of the drawings. */
const plus = 'M53 32.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM53 37v8M49 41h8';

/** Line drawings of the states. `main` is grey; `accent` has the color of the symbol. */
const pictures = {
  empty: {
    main: 'M4 19.5A3.5 3.5 0 0 1 7.5 16h37a3.5 3.5 0 0 1 3.5 3.5v20a3.5 3.5 0 0 1-3.5 3.5h-37A3.5 3.5 0 0 1 4 39.5zM4 24h44M10 35h12',
    dashed: 'M10 16V7.5A3.5 3.5 0 0 1 13.5 4h33A3.5 3.5 0 0 1 50 7.5V30',
    accent: plus,
  },
  people: {
    main: 'M20 5.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM4 44c0-19 32-19 32 0',
    dashed: 'M37 8.5a6.5 6.5 0 1 1 2 13M42 27c5 1 9 3 11 6',
    accent: plus,
  },
  balance: {
    main: 'M4 15.5A3.5 3.5 0 0 1 7.5 12h37a3.5 3.5 0 0 1 3.5 3.5v24a3.5 3.5 0 0 1-3.5 3.5h-37A3.5 3.5 0 0 1 4 39.5zM48 22H37a4.5 4.5 0 0 0 0 9h11',
    dashed: 'M10 12 36 4.500V12',
    accent: plus,
  },
  rule: {
    main: 'M25 4 42 10v13c0 11-7 18-17 22C15 41 8 34 8 23V10zM18 24l5 5 10-11',
    dashed: '',
    accent: plus,
  },
  agreed: {
    main: 'M8 8.5A3.5 3.5 0 0 1 11.5 5h29A3.5 3.5 0 0 1 44 8.5V24M8 8.5v33a3.5 3.5 0 0 0 3.5 3.5H38M16 16h20M16 24h16M16 32h10',
    dashed: '',
    accent: 'M50 28.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM46 37l3 3 5-6',
  },
  endpoint: {
    main: 'M4 17.5A3.5 3.5 0 0 1 7.5 14h15a3.5 3.5 0 0 1 3.5 3.5v15a3.5 3.5 0 0 1-3.5 3.5h-15A3.5 3.5 0 0 1 4 32.5zM10 21h10M10 28h6',
    dashed: 'M26 25h14',
    accent: 'M49 16.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM45.5 25h7M50 22l3 3-3 3',
  },
  choice: {
    main: 'M6 9h4M17 9h34M6 25h4M17 25h18M6 41h4M17 41h26',
    dashed: '',
    accent: 'M42 20l5 15 3.5-6 6.5-2.5z',
  },
  history: {
    main: 'M10 5v40M18 10h34M18 25h18M18 40h14',
    dashed: '',
    accent: 'M48 24.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM48 28v5l3.5 2',
  },
  noMatch: {
    main: 'M2 6h40M2 18h22M2 30h22M2 42h36',
    dashed: '',
    accent: 'M40 15a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM47.5 33.5 55 41M36.5 22l7 7M43.5 22l-7 7',
  },
  module: {
    main: 'M3 7.5A3.5 3.5 0 0 1 6.5 4h17A3.5 3.5 0 0 1 27 7.5v29a3.5 3.5 0 0 1-3.5 3.5h-17A3.5 3.5 0 0 1 3 36.5zM3 12h24',
    dashed: 'M35 7.5A3.5 3.5 0 0 1 38.5 4h17A3.5 3.5 0 0 1 59 7.5v29a3.5 3.5 0 0 1-3.5 3.5h-17a3.5 3.5 0 0 1-3.5-3.5z',
    warn: 'M24 22h4l3-3.5M38 22h-4l-3 3.5',
    accent: '',
  },
  noAccess: {
    main: 'M14 22.5A3.5 3.5 0 0 1 17.5 19h27a3.5 3.5 0 0 1 3.5 3.5v19a3.5 3.5 0 0 1-3.5 3.5h-27a3.5 3.5 0 0 1-3.5-3.5zM21 19v-5a10 10 0 0 1 20 0v5',
    dashed: '',
    accent: 'M31 28.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM31 34v4',
  },
} as const;

/** Names of the drawings. */
export type PictureName = keyof typeof pictures;

/** Decorative drawing of a state. */
export function Picture({ name }: { name: PictureName }) {
  const picture = pictures[name];
  return (
    <svg className={classes.picture} width="62" height="50" viewBox="0 0 62 50" aria-hidden="true">
      <path d={picture.main} />
      <path className={classes.dashed} d={picture.dashed} />
      {picture.accent && <path className={classes.accent} d={picture.accent} />}
      {'warn' in picture && <path className={classes.warnLine} d={picture.warn} />}
    </svg>
  );
}
