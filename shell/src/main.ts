import './boot/federation-core';
import './boot/trust-own-files';
import { boot } from './boot/boot';
import './mounting/provisions';

void boot();
