/** Address of another backend that speaks the contract; empty means this origin. Set by the build. */
declare const __ADMIN_API_BASE__: string;

/** Version of Module Federation that the build used. */
declare const __FEDERATION_VERSION__: string;
