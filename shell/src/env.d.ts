/** Address of another backend that speaks the contract; empty means this origin. Set by the build. */
declare const __ADMIN_API_BASE__: string;
