/** Interval for re-applying the root font size, from the specification. */
const everyMs = 300;
/** Default font size, as set by the user in the browser. */
const size = '100%';

/** Restores the root font size at an interval. Writes only after a change, because each write causes a layout. */
export function holdRootFontSize(): void {
  const { style } = document.documentElement;
  const hold = () => {
    if (style.fontSize !== size) style.fontSize = size;
  };
  hold();
  setInterval(hold, everyMs);
}
