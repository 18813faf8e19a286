import agreement from './agreement/en-US.json';
import common from './common/en-US.json';
import product from './product/en-US.json';
import signIn from './sign-in/en-US.json';
import start from './start/en-US.json';

export default { ...agreement, ...common, ...product, ...signIn, ...start };
