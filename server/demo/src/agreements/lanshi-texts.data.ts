import type { DemoText } from './aldermoor-texts.data';

const masterOf = (days: number): DemoText => ({
  title: { en_US: 'Lanshi Cards Master Service Agreement', zh_CN: '澜石卡务主服务协议' },
  body: {
    en_US: `<h2>Article 1 Service</h2>
<p>Lanshi issues virtual cards to companies for advertising, travel and procurement, and provides the console in which the cards are managed.</p>
<h2>Article 2 Accounts</h2>
<p>The Customer confirms that the information in its application is true and complete. Passwords and verification codes are <strong>for the user alone</strong>; actions taken with them are actions of the Customer.</p>
<h2>Article 3 Funds</h2>
<ol><li><p>Cards are paid from the prefunded balance of the Customer.</p></li><li><p>The balance bears no interest.</p></li><li><p>Refunds of the balance are made to an account in the name of the Customer.</p></li></ol>
<h2>Article 4 Fees</h2>
<p>Fees follow the price list that the parties have confirmed. Lanshi announces changes at least ${days} days in advance.</p>
<h2>Article 5 Risk control</h2>
<p>Lanshi may lower limits, freeze cards or ask for supporting documents if transactions are unusual.</p>
<h2>Article 6 Disputes</h2>
<p>The parties first negotiate in good faith. A dispute that is not settled within 30 days is submitted to arbitration in Shanghai. Contact: <a href="mailto:legal@lanshi.example">legal@lanshi.example</a>.</p>`,
    zh_CN: `<h2>第一条 服务内容</h2>
<p>澜石面向企业发行用于广告投放、商旅出行及采购的虚拟卡，并提供卡片管理控制台。</p>
<h2>第二条 账户</h2>
<p>客户保证申请资料真实、完整。登录密码及验证码<strong>仅限用户本人使用</strong>，凭其进行的操作均视为客户的行为。</p>
<h2>第三条 资金</h2>
<ol><li><p>卡片消费由客户预存余额支付；</p></li><li><p>预存余额不计利息；</p></li><li><p>余额退款仅退至客户同名账户。</p></li></ol>
<h2>第四条 费用</h2>
<p>费用以双方确认的价目表为准。价格调整应至少提前${days}日公告。</p>
<h2>第五条 风险控制</h2>
<p>对于异常交易，澜石有权调低限额、冻结卡片或要求客户提供证明材料。</p>
<h2>第六条 争议解决</h2>
<p>双方应首先友好协商；协商开始后30日内未能解决的，提交上海仲裁解决。联系邮箱：<a href="mailto:legal@lanshi.example">legal@lanshi.example</a>。</p>`,
  },
});

/** Master service agreement of Lanshi: first, current and next version. */
export const lanshiMaster = { first: masterOf(7), current: masterOf(15), next: masterOf(30) };

/** Privacy policy of Lanshi. */
export const lanshiPrivacy: DemoText = {
  title: { en_US: 'Lanshi Cards Privacy Policy', zh_CN: '澜石卡务隐私政策' },
  body: {
    en_US: `<h2>Collection</h2>
<p>We collect the information that is necessary for issuing cards:</p>
<ul><li><p>company name, registration number and contact;</p></li><li><p>names and contact details of users and cardholders;</p></li><li><p>transactions, IP addresses and login records.</p></li></ul>
<h2>Use</h2>
<p>Information is used for identification, payment processing, risk control and customer service, and <strong>for no other purpose without consent</strong>.</p>
<h2>Sharing</h2>
<p>We share with issuing banks and card schemes only what they need to process transactions, and provide information to authorities only where the law requires it.</p>
<h2>Storage and protection</h2>
<p>Information is encrypted and stored for five years after the account is closed.</p>
<h2>Your choices</h2>
<p>You may view and correct your information in the console, or write to <a href="mailto:privacy@lanshi.example">privacy@lanshi.example</a>.</p>`,
    zh_CN: `<h2>信息收集</h2>
<p>我们仅收集发卡所必需的信息：</p>
<ul><li><p>企业名称、注册号及联系人；</p></li><li><p>用户及持卡人的姓名和联系方式；</p></li><li><p>交易记录、IP地址及登录日志。</p></li></ul>
<h2>信息使用</h2>
<p>信息用于身份识别、支付处理、风险控制和客户服务，<strong>未经同意不作他用</strong>。</p>
<h2>信息共享</h2>
<p>我们仅向发卡银行和卡组织提供处理交易所需的信息，并仅在法律要求时向主管机关提供信息。</p>
<h2>存储与保护</h2>
<p>信息加密存储，保存至账户关闭后五年。</p>
<h2>您的选择</h2>
<p>您可在控制台查看和更正个人信息，或致函<a href="mailto:privacy@lanshi.example">privacy@lanshi.example</a>。</p>`,
  },
};
