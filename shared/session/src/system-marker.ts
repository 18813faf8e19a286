import { systemMarkers, type SystemMarker } from '@console/contracts';

/** Its name in session storage is the specification's. */
const key = 'systemMarker';

let current: SystemMarker = stored() ?? 'vcc';

/** Which of the two systems this browser tab is in: the console, or the onboarding flow. */
export const currentMarker = (): SystemMarker => current;

/** Notes that this tab is in a system now; a page that belongs to both, such as an error page, leaves it as it is. */
export function enterMarker(marker: SystemMarker): void {
  current = marker;
  try {
    sessionStorage.setItem(key, marker);
  } catch {
    // Storage is full or forbidden: after a reload an error page leads home to the console, nothing more.
  }
}

function stored(): SystemMarker | undefined {
  try {
    const value = sessionStorage.getItem(key);
    return systemMarkers.find((marker) => marker === value);
  } catch {
    // As above.
    return undefined;
  }
}
