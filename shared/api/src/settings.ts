import type { Language, StepUpNeed, SystemMarker } from '@console/contracts';

/** What the shell tells the API module once, at boot. */
export interface ApiSettings {
  /** Address of the admin API, with a slash at its end. */
  base: string;
  language: () => Language;
  /** Versions that this page runs, e.g. `shell@1.0.0 cards@1.2.0`; goes into logs and audit. */
  composition: () => string;
  /** HTTP or code 401: the session is over. */
  onSignedOut: (marker: SystemMarker) => unknown;
  /** HTTP or code 403: the visitor's country is blocked. */
  onBlocked: (marker: SystemMarker) => void;
  /** Code 1403: the user may not do this, or may no longer do it. */
  onDenied: (marker: SystemMarker) => void;
  /** Code 1011: the user is to show that it is they; answers whether they have. */
  onStepUp: (need: StepUpNeed) => Promise<boolean>;
  /** The server renewed its idle clock for a call that left the page at this time of `performance.now()`. */
  onRenewed: (sentAtMs: number, marker: SystemMarker) => void;
  /** A call got an answer, whichever, or none. */
  onReached: (isReached: boolean) => void;
  /** False once this page may reach the server no more, because another user has signed in. */
  mayCall: (marker: SystemMarker) => boolean;
}

let current: ApiSettings = {
  base: '/admin/',
  language: () => 'en_US',
  composition: () => '',
  onSignedOut: () => undefined,
  onBlocked: () => undefined,
  onDenied: () => undefined,
  onStepUp: async () => false,
  onRenewed: () => undefined,
  onReached: () => undefined,
  mayCall: () => true,
};

/** Sets what is given, keeps the rest. */
export function configureApi(settings: Partial<ApiSettings>): void {
  current = { ...current, ...settings };
}

export const apiSettings = (): ApiSettings => current;
