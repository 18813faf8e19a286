/** Address of another backend that implements the contract; empty for the same origin. Set by the build. */
declare const __ADMIN_API_BASE__: string;

/** Version of Module Federation that the build used. */
declare const __FEDERATION_VERSION__: string;

/** Text of the signed `root.json`: the public keys that this build trusts. */
declare const __TRUSTED_ROOT__: string;

/** True if this build can run remotes from source for permitted users. */
declare const __MAY_DEVELOP__: boolean;
