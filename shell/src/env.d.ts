/** Address of another backend that speaks the contract; empty means this origin. Set by the build. */
declare const __ADMIN_API_BASE__: string;

/** Version of Module Federation that the build used. */
declare const __FEDERATION_VERSION__: string;

/** The public keys that this build trusts, as the text of `root.json` that its root keys have signed. */
declare const __TRUSTED_ROOT__: string;

/** Does this build show remotes from source to those who may run them? */
declare const __MAY_DEVELOP__: boolean;
