import agreement from './agreement/zh-CN.json';
import common from './common/zh-CN.json';
import product from './product/zh-CN.json';
import signIn from './sign-in/zh-CN.json';
import start from './start/zh-CN.json';

export default { ...agreement, ...common, ...product, ...signIn, ...start };
