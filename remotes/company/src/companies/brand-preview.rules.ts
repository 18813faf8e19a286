import { brandOf } from '@console/ui';

/** Default color of a company that has not chosen one. */
export const defaultColor = '#34398F';

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Returns a valid color for inputs and previews: the typed one, or the default while the typed one is incomplete. */
export const colorOf = (typed: string | undefined): string => (typed && isColor(typed) ? typed : defaultColor);

/** Themes of the console. */
export const previewThemes = ['light', 'dark'] as const;
/** Theme of the console. */
export type PreviewTheme = (typeof previewThemes)[number];

const grounds: Record<PreviewTheme, Record<string, string>> = {
  light: { '--preview-ground': '246 247 249', '--preview-surface': '255 255 255', '--preview-text': '21 25 34' },
  dark: { '--preview-ground': '16 18 23', '--preview-surface': '22 25 31', '--preview-text': '236 238 242' },
};

/** Returns the colors of a preview, which has a theme independent of the page around it. */
export function previewColors(typed: string | undefined, theme: PreviewTheme): Record<string, string> {
  const { light, dark, accentLight, accentDark } = brandOf(colorOf(typed));
  const [steps, accent] = theme === 'light' ? [light, accentLight] : [dark, accentDark];
  return { ...grounds[theme], '--preview-fill': steps[5] ?? accent, '--preview-accent': accent };
}

/** Returns the first letters of the first two words, or the first two characters of a single word. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  return second ? `${[...first][0] ?? ''}${[...second][0] ?? ''}` : [...first].slice(0, 2).join('');
}
