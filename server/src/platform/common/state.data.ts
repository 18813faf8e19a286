/** Subdivisions of countries by ISO 3166-2 code: `code english chinese`, with underscores for spaces in names. */
const us = `AL Alabama 亚拉巴马州|AK Alaska 阿拉斯加州|AZ Arizona 亚利桑那州|AR Arkansas 阿肯色州|CA California 加利福尼亚州|CO Colorado 科罗拉多州|CT Connecticut 康涅狄格州|DE Delaware 特拉华州|DC District_of_Columbia 华盛顿哥伦比亚特区|FL Florida 佛罗里达州|GA Georgia 佐治亚州|HI Hawaii 夏威夷州|ID Idaho 爱达荷州|IL Illinois 伊利诺伊州|IN Indiana 印第安纳州|IA Iowa 艾奥瓦州|KS Kansas 堪萨斯州|KY Kentucky 肯塔基州|LA Louisiana 路易斯安那州|ME Maine 缅因州|MD Maryland 马里兰州|MA Massachusetts 马萨诸塞州|MI Michigan 密歇根州|MN Minnesota 明尼苏达州|MS Mississippi 密西西比州|MO Missouri 密苏里州|MT Montana 蒙大拿州|NE Nebraska 内布拉斯加州|NV Nevada 内华达州|NH New_Hampshire 新罕布什尔州|NJ New_Jersey 新泽西州|NM New_Mexico 新墨西哥州|NY New_York 纽约州|NC North_Carolina 北卡罗来纳州|ND North_Dakota 北达科他州|OH Ohio 俄亥俄州|OK Oklahoma 俄克拉何马州|OR Oregon 俄勒冈州|PA Pennsylvania 宾夕法尼亚州|RI Rhode_Island 罗得岛州|SC South_Carolina 南卡罗来纳州|SD South_Dakota 南达科他州|TN Tennessee 田纳西州|TX Texas 得克萨斯州|UT Utah 犹他州|VT Vermont 佛蒙特州|VA Virginia 弗吉尼亚州|WA Washington 华盛顿州|WV West_Virginia 西弗吉尼亚州|WI Wisconsin 威斯康星州|WY Wyoming 怀俄明州`;

const cn = `AH Anhui 安徽省|BJ Beijing 北京市|CQ Chongqing 重庆市|FJ Fujian 福建省|GS Gansu 甘肃省|GD Guangdong 广东省|GX Guangxi 广西壮族自治区|GZ Guizhou 贵州省|HI Hainan 海南省|HE Hebei 河北省|HL Heilongjiang 黑龙江省|HA Henan 河南省|HK Hong_Kong_SAR 香港特别行政区|HB Hubei 湖北省|HN Hunan 湖南省|NM Inner_Mongolia 内蒙古自治区|JS Jiangsu 江苏省|JX Jiangxi 江西省|JL Jilin 吉林省|LN Liaoning 辽宁省|MO Macao_SAR 澳门特别行政区|NX Ningxia 宁夏回族自治区|QH Qinghai 青海省|SN Shaanxi 陕西省|SD Shandong 山东省|SH Shanghai 上海市|SX Shanxi 山西省|SC Sichuan 四川省|TW Taiwan 台湾省|TJ Tianjin 天津市|XJ Xinjiang 新疆维吾尔自治区|XZ Xizang 西藏自治区|YN Yunnan 云南省|ZJ Zhejiang 浙江省`;

const ca = `AB Alberta 艾伯塔省|BC British_Columbia 不列颠哥伦比亚省|MB Manitoba 马尼托巴省|NB New_Brunswick 新不伦瑞克省|NL Newfoundland_and_Labrador 纽芬兰与拉布拉多省|NT Northwest_Territories 西北地区|NS Nova_Scotia 新斯科舍省|NU Nunavut 努纳武特地区|ON Ontario 安大略省|PE Prince_Edward_Island 爱德华王子岛省|QC Quebec 魁北克省|SK Saskatchewan 萨斯喀彻温省|YT Yukon 育空地区`;

const au = `ACT Australian_Capital_Territory 澳大利亚首都领地|NSW New_South_Wales 新南威尔士州|NT Northern_Territory 北领地|QLD Queensland 昆士兰州|SA South_Australia 南澳大利亚州|TAS Tasmania 塔斯马尼亚州|VIC Victoria 维多利亚州|WA Western_Australia 西澳大利亚州`;

interface State {
  code: string;
  names: { en_US: string; zh_CN: string };
}

function statesIn(text: string): State[] {
  return text.split('|').map((entry) => {
    const [code = '', english = '', chinese = ''] = entry.split(' ');
    return { code, names: { en_US: english.replaceAll('_', ' '), zh_CN: chinese } };
  });
}

const byCountry: Record<string, State[]> = { US: statesIn(us), CN: statesIn(cn), CA: statesIn(ca), AU: statesIn(au) };

/** Returns the states of a country; empty if its addresses have none. */
export const statesOf = (country: string): State[] => byCountry[country] ?? [];
