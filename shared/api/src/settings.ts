import type { Language, StepUpNeed, SystemMarker } from '@console/contracts';

/** Settings that the shell gives to this module at boot. */
export interface ApiSettings {
  /** Address of the admin API, with a trailing slash. */
  base: string;
  language: () => Language;
  /** Versions that this page runs, such as `shell@1.0.0 cards@1.2.0`, for logs and the audit log. */
  composition: () => string;
  /** HTTP or code 401: the session has ended; `isUnproven` if too many wrong passwords or codes have ended it. */
  onSignedOut: (marker: SystemMarker, isUnproven: boolean) => unknown;
  /** HTTP or code 403: the visitor's country is blocked. */
  onBlocked: (marker: SystemMarker) => void;
  /** Code 1403: the user does not have the permission, or no longer has it. */
  onDenied: (marker: SystemMarker) => void;
  /** Called on code 1012: agreements must be accepted first. */
  onAgreementDue: () => void;
  /** Code 1011: asks for step-up authentication. Resolves with whether it succeeded. */
  onStepUp: (need: StepUpNeed) => Promise<boolean>;
  /** The server renewed the idle time for a call that was sent at this time of `performance.now()`. */
  onRenewed: (sentAtMs: number, marker: SystemMarker) => void;
  /** Called after each call with whether the server was reached. */
  onReached: (isReached: boolean) => void;
  /** False after another user has signed in: this page must not call the server any more. */
  mayCall: (marker: SystemMarker) => boolean;
}

let current: ApiSettings = {
  base: '/admin/',
  language: () => 'en_US',
  composition: () => '',
  onSignedOut: () => undefined,
  onBlocked: () => undefined,
  onDenied: () => undefined,
  onAgreementDue: () => undefined,
  onStepUp: async () => false,
  onRenewed: () => undefined,
  onReached: () => undefined,
  mayCall: () => true,
};

/** Sets the given settings and leaves the others unchanged. */
export function configureApi(settings: Partial<ApiSettings>): void {
  current = { ...current, ...settings };
}

export const apiSettings = (): ApiSettings => current;
