type Triple = readonly [number, number, number];

/** Color steps from one seed: `light` and `dark` have ten `r, g, b` values each, in the format of Arco's variables. */
export interface Brand {
  light: string[];
  dark: string[];
  /**
   * Color of links, bars and focus rings. The dark color is separate, because no single color has enough contrast both
   * as a background of white text and as text.
   */
  accentLight: string;
  accentDark: string;
}

const white: Triple = [255, 255, 255];
const darkSurface: Triple = [0x16, 0x19, 0x1f];

/** Lightness, and share of the seed's chroma, of each step. Step 6 is the seed and is inserted. */
const lightSteps: readonly [number, number][] = [
  [0.972, 0.096],
  [0.94, 0.206],
  [0.885, 0.39],
  [0.8, 0.656],
  [0.448, 1],
  [0, 1],
  [0.34, 1],
  [0.295, 0.9],
  [0.243, 0.81],
  [0.193, 0.7],
];
const darkSteps: readonly [number, number][] = [
  [0.254, 0.35],
  [0.3, 0.48],
  [0.35, 0.65],
  [0.41, 0.85],
  [0.45, 0.95],
  [0, 1],
  [0.6, 0.9],
  [0.719, 0.8],
  [0.8, 0.6],
  [0.88, 0.35],
];

/**
 * Returns all steps of a seed such as `#34398F`, with the hue of the seed, and lightness and chroma from the two
 * tables.
 */
export function brandOf(seed: string): Brand {
  const [, chroma, hue] = toOklch(parse(seed));
  const fillLight = darken(seed, (colour) => contrast(colour, white) >= 5.2);
  const fillDark = search([0.5, chroma, hue], -0.004, (colour) => contrast(colour, white) >= 4.7);
  const accentDark = search([0.719, chroma * 0.8, hue], 0.004, (colour) => contrast(colour, darkSurface) >= 6.9);
  const steps = (table: readonly [number, number][], sixth: Triple) =>
    table.map(([lightness, share], index) => write(index === 5 ? sixth : fromOklch([lightness, chroma * share, hue])));
  return {
    light: steps(lightSteps, fillLight),
    dark: steps(darkSteps, fillDark),
    accentLight: write(fillLight),
    accentDark: write(accentDark),
  };
}

function darken(seed: string, enough: (colour: Triple) => boolean): Triple {
  const colour = parse(seed);
  if (enough(colour)) return colour;
  return search(toOklch(colour), -0.004, enough);
}

/** Changes the lightness until the condition is met, at most to black or white. */
function search([from, chroma, hue]: Triple, step: number, enough: (colour: Triple) => boolean): Triple {
  let lightness = from;
  while (lightness > 0 && lightness < 1 && !enough(fromOklch([lightness, chroma, hue]))) lightness += step;
  return fromOklch([Math.min(1, Math.max(0, lightness)), chroma, hue]);
}

/** Returns the WCAG contrast of two colors, from 1 to 21. */
export function contrast(one: Triple, other: Triple): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Parses `r, g, b` or `#rrggbb`. */
export function parse(colour: string): Triple {
  const parts = colour.startsWith('#')
    ? (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) => parseInt(part, 16))
    : colour.split(',').map(Number);
  const [red = 0, green = 0, blue = 0] = parts;
  return [red, green, blue];
}

const write = (colour: Triple) => colour.join(', ');
const luminance = (colour: Triple) => {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const linear = ([red, green, blue]: Triple): Triple => [toLinear(red), toLinear(green), toLinear(blue)];
const toLinear = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const toByte = (value: number) => {
  const held = Math.min(1, Math.max(0, value));
  return Math.round((held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055) * 255);
};

/** Converts a color to lightness, chroma and hue in radians (OKLab by Björn Ottosson). */
function toOklch(colour: Triple): Triple {
  const [red, green, blue] = linear(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)];
}

function fromOklch([lightness, chroma, hue]: Triple): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toByte(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    toByte(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    toByte(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}
