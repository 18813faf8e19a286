import './boot/federation-core';
import './boot/trust-own-files';
import { boot, showFailedStart } from './boot/boot';
import './mounting/provisions';

boot().catch(showFailedStart);
