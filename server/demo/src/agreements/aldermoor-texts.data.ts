import type { I18nText } from '@console/contracts';

/** Title and body of a version in both languages. */
export interface DemoText {
  title: I18nText;
  body: I18nText;
}

const masterEnglish = (notice: string) => `<h2>1. Parties and scope</h2>
<p>This Master Service Agreement is made between Aldermoor Payments Ltd. (“Aldermoor”) and the business that opens an account (the “Customer”). It governs the issue and use of virtual payment cards and the console in which they are managed.</p>
<h2>2. The service</h2>
<p>Aldermoor provides the Customer with:</p>
<ul><li><p>virtual cards issued under the <strong>card program rules</strong> of the relevant scheme;</p></li><li><p>prefunded accounts, card groups and wallets from which the cards are paid;</p></li><li><p>limits, alerts, statements and reports.</p></li></ul>
<h2>3. Use of cards</h2>
<p>Cards may be used only for the lawful business expenses of the Customer. The Customer shall not:</p>
<ol><li><p>resell cards or give them to persons whom it has not identified;</p></li><li><p>use cards for gambling, adult content, weapons or sanctioned parties;</p></li><li><p>split payments in order to avoid a limit.</p></li></ol>
<h2>4. Fees and settlement</h2>
<p>Fees are set out in the fee schedule of the Customer and are shown before an order is placed. They are debited from the Customer’s account when they fall due. Changes take effect on the date announced, and not less than ${notice} after notice.</p>
<h2>5. Suspension</h2>
<p>Aldermoor may freeze a card or suspend an account if it reasonably suspects fraud, if the law requires it, or if an amount due is unpaid for more than 14 days. It gives the reason as soon as the law permits.</p>
<h2>6. Liability</h2>
<p>Neither party is liable for indirect loss. Aldermoor’s total liability in any period of twelve months is limited to the fees paid in that period. Nothing limits liability for fraud or willful misconduct.</p>
<h2>7. Termination</h2>
<p>Either party may terminate on ${notice} written notice. Balances are refunded within 30 days after open transactions have settled. Questions are answered at <a href="mailto:legal@aldermoor.example">legal@aldermoor.example</a>.</p>
<h2>8. Law</h2>
<p>This Agreement is governed by the laws of Singapore. The courts of Singapore have exclusive jurisdiction.</p>`;

const masterChinese = (notice: string) => `<h2>一、签约方与适用范围</h2>
<p>本主服务协议由奥德莫尔支付有限公司（下称“本公司”）与开立账户的企业（下称“客户”）订立，适用于虚拟支付卡的发行与使用，以及相关管理控制台的使用。</p>
<h2>二、服务内容</h2>
<p>本公司向客户提供下列服务：</p>
<ul><li><p>依照相关卡组织<strong>卡项目规则</strong>发行的虚拟卡；</p></li><li><p>用于支付卡片消费的预付账户、共享卡组和钱包；</p></li><li><p>限额、预警、对账单及报表。</p></li></ul>
<h2>三、卡片使用</h2>
<p>卡片仅可用于客户合法的经营支出。客户不得：</p>
<ol><li><p>转售卡片，或将卡片交予未经身份识别的人员使用；</p></li><li><p>将卡片用于赌博、成人内容、武器交易或向受制裁主体付款；</p></li><li><p>以拆分付款方式规避限额。</p></li></ol>
<h2>四、费用与结算</h2>
<p>各项费用以客户的费率表为准，并在下单前列明，到期时自客户账户扣收。费率调整自公告之日起生效，且应至少提前${notice}通知客户。</p>
<h2>五、中止服务</h2>
<p>如合理怀疑存在欺诈、法律另有要求，或客户欠款逾期超过14日，本公司可冻结卡片或中止账户服务，并在法律允许的范围内尽快告知原因。</p>
<h2>六、责任限制</h2>
<p>任何一方均不对间接损失承担责任。本公司在任一连续十二个月内的责任总额，以客户同期已付费用为限。因欺诈或故意行为产生的责任不受此限。</p>
<h2>七、终止</h2>
<p>任何一方可提前${notice}以书面通知终止本协议。余额将在未结交易清算完毕后30日内退还。如有疑问，请联系<a href="mailto:legal@aldermoor.example">legal@aldermoor.example</a>。</p>
<h2>八、法律适用与管辖</h2>
<p>本协议适用新加坡法律，由新加坡法院专属管辖。</p>`;

const masterTitle = { en_US: 'Master Service Agreement', zh_CN: '主服务协议' };

/** Master service agreement of Aldermoor: first, current and next version. */
export const aldermoorMaster: Record<'first' | 'current' | 'next', DemoText> = {
  first: { title: masterTitle, body: { en_US: masterEnglish('30 days’'), zh_CN: masterChinese('30日') } },
  current: { title: masterTitle, body: { en_US: masterEnglish('60 days’'), zh_CN: masterChinese('60日') } },
  next: {
    title: masterTitle,
    body: {
      en_US: `${masterEnglish('60 days’')}
<h2>9. Electronic notices</h2>
<p>Notices are given in the console or by e-mail to the contact of the account and count as received on the next working day.</p>`,
      zh_CN: `${masterChinese('60日')}
<h2>九、电子通知</h2>
<p>通知以控制台消息或发送至账户联系人邮箱的方式送达，自发出后的下一个工作日视为收悉。</p>`,
    },
  },
};

const privacyEnglish = `<h2>Data we process</h2>
<p>Aldermoor Payments Ltd. processes the data that an account needs:</p>
<ul><li><p>name, login name, e-mail address and phone number of users and cardholders;</p></li><li><p>card transactions with merchant, amount and time;</p></li><li><p>IP address, device and actions in the console.</p></li></ul>
<h2>Purpose and legal basis</h2>
<p>We use data to <strong>perform the contract</strong>, to prevent fraud and to meet legal duties such as identification and record keeping. Data is never sold.</p>
<h2>Recipients</h2>
<p>Issuing banks, card schemes and identity verification services receive the data that they need for their part of the service. Each of them is bound by contract.</p>
<h2>Card data</h2>
<p>Full card numbers are stored encrypted. Lists show the first and last four digits only, and every display of a full number is logged.</p>
<h2>Retention</h2>
<p>Transaction records are kept for seven years after the end of the business year. Other data is deleted when the account is closed.</p>
<h2>Your rights</h2>
<p>You may request access, correction or deletion from our data protection officer at <a href="mailto:privacy@aldermoor.example">privacy@aldermoor.example</a>, and may complain to the <a href="https://www.pdpc.gov.sg/">Personal Data Protection Commission</a>.</p>`;

const privacyChinese = `<h2>我们处理的数据</h2>
<p>奥德莫尔支付有限公司处理账户所需的下列数据：</p>
<ul><li><p>用户及持卡人的姓名、登录名、邮箱和电话；</p></li><li><p>卡片交易的商户、金额和时间；</p></li><li><p>IP地址、设备信息及控制台操作记录。</p></li></ul>
<h2>处理目的与法律依据</h2>
<p>我们处理数据是为了<strong>履行合同</strong>、防范欺诈，以及履行身份识别、记录保存等法定义务。我们绝不出售数据。</p>
<h2>数据接收方</h2>
<p>发卡银行、卡组织及身份核验服务商仅接收其提供服务所需的数据，并均受合同约束。</p>
<h2>卡片数据</h2>
<p>完整卡号以加密方式存储。列表仅显示卡号前四位和后四位，每次查看完整卡号均会留存记录。</p>
<h2>保存期限</h2>
<p>交易记录自营业年度结束起保存七年，其他数据在账户关闭时删除。</p>
<h2>您的权利</h2>
<p>您可联系数据保护负责人<a href="mailto:privacy@aldermoor.example">privacy@aldermoor.example</a>查阅、更正或删除您的数据，也可向<a href="https://www.pdpc.gov.sg/">新加坡个人数据保护委员会</a>投诉。</p>`;

/** Privacy policy of Aldermoor. */
export const aldermoorPrivacy: DemoText = {
  title: { en_US: 'Privacy Policy', zh_CN: '隐私政策' },
  body: { en_US: privacyEnglish, zh_CN: privacyChinese },
};

/** Service agreement of Aldermoor. The draft changes its last section. */
const serviceOf = (term: I18nText): DemoText => ({
  title: { en_US: 'Service Agreement for Card Programs', zh_CN: '发卡项目服务协议' },
  body: {
    en_US: `<h2>Program setup</h2>
<p>Aldermoor sets up the card program with the BINs, currencies and limits chosen by the Customer, and tests it with the Customer before cards are issued.</p>
<h2>Service levels</h2>
<ul><li><p>The console is available 99.9% of each month.</p></li><li><p>Authorizations are answered within two seconds.</p></li><li><p>Urgent incidents are handled at any hour.</p></li></ul>
<h2>Duties of the Customer</h2>
<p>The Customer identifies its cardholders, keeps its contact details current and reports <strong>lost or misused cards without delay</strong>.</p>
<h2>Term</h2>
<p>${term.en_US}</p>`,
    zh_CN: `<h2>项目开通</h2>
<p>本公司按客户选定的卡BIN、币种和限额开通发卡项目，并在发卡前与客户共同完成测试。</p>
<h2>服务水平</h2>
<ul><li><p>控制台月度可用率不低于99.9%；</p></li><li><p>授权请求在两秒内应答；</p></li><li><p>紧急事件全天候处理。</p></li></ul>
<h2>客户义务</h2>
<p>客户应对持卡人进行身份识别，及时更新联系方式，并<strong>立即报告卡片遗失或被冒用</strong>。</p>
<h2>期限</h2>
<p>${term.zh_CN}</p>`,
  },
});
export const aldermoorService = serviceOf({
  en_US: 'The program runs for twelve months and is renewed for twelve months at a time.',
  zh_CN: '项目期限为十二个月，期满自动续期十二个月。',
});
export const aldermoorServiceDraft = serviceOf({
  en_US: 'The program runs for twenty-four months and is renewed for twelve months at a time.',
  zh_CN: '项目期限为二十四个月，期满自动续期十二个月。',
});
