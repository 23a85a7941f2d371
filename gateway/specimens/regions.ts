/** A region and those in it; codes of GB/T 2260. */
interface Region {
  readonly code: string;
  readonly name: string;
}

/**
 * All provinces, each with some of its cities and districts: enough to try the picker. Lines: province, then `city: district district`. A district
 * is its last two digits and its name; a city without districts is the last level.
 */
const LINES = `
110000 北京市
  110100 北京市: 01东城区 02西城区 05朝阳区 06丰台区 07石景山区 08海淀区 11房山区 12通州区 13顺义区 14昌平区 15大兴区
120000 天津市
  120100 天津市: 01和平区 02河东区 03河西区 04南开区 05河北区 06红桥区 16滨海新区
130000 河北省
  130100 石家庄市: 02长安区 04桥西区 05新华区 08裕华区
  130200 唐山市: 02路南区 03路北区
140000 山西省
  140100 太原市: 05小店区 06迎泽区 07杏花岭区 09万柏林区
150000 内蒙古自治区
  150100 呼和浩特市: 02新城区 03回民区 04玉泉区 05赛罕区
210000 辽宁省
  210100 沈阳市: 02和平区 03沈河区 04大东区 05皇姑区 06铁西区
  210200 大连市: 02中山区 03西岗区 04沙河口区 11甘井子区
220000 吉林省
  220100 长春市: 02南关区 03宽城区 04朝阳区 05二道区
230000 黑龙江省
  230100 哈尔滨市: 02道里区 03南岗区 04道外区 10香坊区
310000 上海市
  310100 上海市: 01黄浦区 04徐汇区 05长宁区 06静安区 07普陀区 09虹口区 10杨浦区 12闵行区 13宝山区 14嘉定区 15浦东新区 17松江区
320000 江苏省
  320100 南京市: 02玄武区 04秦淮区 05建邺区 06鼓楼区 15江宁区
  320500 苏州市: 05虎丘区 06吴中区 07相城区 08姑苏区
330000 浙江省
  330100 杭州市: 02上城区 05拱墅区 06西湖区 08滨江区 09萧山区 10余杭区
  330200 宁波市: 03海曙区 05江北区 06北仑区 12鄞州区
340000 安徽省
  340100 合肥市: 02瑶海区 03庐阳区 04蜀山区 11包河区
350000 福建省
  350100 福州市: 02鼓楼区 03台江区 04仓山区
  350200 厦门市: 03思明区 05海沧区 06湖里区 11集美区
360000 江西省
  360100 南昌市: 02东湖区 03西湖区 04青云谱区
370000 山东省
  370100 济南市: 02历下区 03市中区 04槐荫区 05天桥区
  370200 青岛市: 02市南区 03市北区 12崂山区
410000 河南省
  410100 郑州市: 02中原区 03二七区 04管城回族区 05金水区
420000 湖北省
  420100 武汉市: 02江岸区 03江汉区 06武昌区 11洪山区
430000 湖南省
  430100 长沙市: 02芙蓉区 03天心区 04岳麓区 05开福区 11雨花区
440000 广东省
  440100 广州市: 03荔湾区 04越秀区 05海珠区 06天河区 11白云区 13番禺区
  440300 深圳市: 03罗湖区 04福田区 05南山区 06宝安区 07龙岗区
  441900 东莞市:
450000 广西壮族自治区
  450100 南宁市: 02兴宁区 03青秀区 05江南区 07西乡塘区
460000 海南省
  460100 海口市: 05秀英区 06龙华区 07琼山区 08美兰区
500000 重庆市
  500100 重庆市: 03渝中区 05江北区 06沙坪坝区 07九龙坡区 08南岸区 12渝北区
510000 四川省
  510100 成都市: 04锦江区 05青羊区 06金牛区 07武侯区 08成华区
520000 贵州省
  520100 贵阳市: 02南明区 03云岩区 11花溪区
530000 云南省
  530100 昆明市: 02五华区 03盘龙区 11官渡区 12西山区 14呈贡区 15晋宁区
  530300 曲靖市: 02麒麟区 03沾益区
  530400 玉溪市: 02红塔区 03江川区
  530500 保山市: 02隆阳区
  530600 昭通市: 02昭阳区
  530700 丽江市: 02古城区
  530800 普洱市: 02思茅区
  530900 临沧市: 02临翔区
  532300 楚雄彝族自治州: 01楚雄市
  532500 红河哈尼族彝族自治州: 01个旧市 03蒙自市
  532600 文山壮族苗族自治州: 01文山市
  532800 西双版纳傣族自治州: 01景洪市
  532900 大理白族自治州: 01大理市
  533100 德宏傣族景颇族自治州: 02瑞丽市 03芒市
  533300 怒江傈僳族自治州: 01泸水市
  533400 迪庆藏族自治州: 01香格里拉市
540000 西藏自治区
  540100 拉萨市: 02城关区
610000 陕西省
  610100 西安市: 02新城区 03碑林区 04莲湖区 13雁塔区
620000 甘肃省
  620100 兰州市: 02城关区 03七里河区
630000 青海省
  630100 西宁市: 02城东区 03城中区 04城西区
640000 宁夏回族自治区
  640100 银川市: 04兴庆区 05西夏区 06金凤区
650000 新疆维吾尔自治区
  650100 乌鲁木齐市: 02天山区 03沙依巴克区 04新市区
710000 台湾省
  710100 台北市:
810000 香港特别行政区
  810100 香港:
820000 澳门特别行政区
  820100 澳门:
`;

type City = Region & { children: Region[] };
type Province = Region & { children: City[] };

function read(): Province[] {
  const provinces: Province[] = [];
  for (const line of LINES.split('\n').filter(Boolean)) {
    const [, indent = '', code = '', name = '', rest = ''] = /^( *)(\d{6}) ([^:]+):?(.*)$/.exec(line) ?? [];
    if (indent === '') {
      provinces.push({ code, name, children: [] });
      continue;
    }
    const children = [...rest.matchAll(/(\d{2})(\S+)/g)].map(([, two = '', district = '']) => ({
      code: `${code.slice(0, 4)}${two}`,
      name: district,
    }));
    provinces.at(-1)?.children.push({ code, name, children });
  }
  return provinces;
}

export const REGIONS = read();

/** Names from the province down; undefined if the codes are none of ours, or end above the last level. */
export function namesOf(codes: readonly string[]): string[] | undefined {
  const province = REGIONS.find(({ code }) => code === codes[0]);
  const city = province?.children.find(({ code }) => code === codes[1]);
  if (province === undefined || city === undefined) return undefined;
  if (city.children.length === 0) return codes.length === 2 ? [province.name, city.name] : undefined;
  const district = city.children.find(({ code }) => code === codes[2]);
  return district && [province.name, city.name, district.name];
}

/** Invented places in real districts: no real estate or company has these addresses. */
const SPECIMENS = [
  ['530102', '翠湖样本小区', '样本路1号'],
  ['530102', '五华样本写字楼', '样本路18号'],
  ['530103', '盘龙样本花园', '龙江样本街6号'],
  ['530111', '官渡样本广场', '样本大道88号'],
  ['530112', '滇池样本公寓', '湖滨样本路9号'],
  ['530114', '呈贡样本大学城', '样本学府路3号'],
  ['530114', '呈贡样本社区服务站', '样本学府路27号'],
  ['532901', '洱海样本客栈', '海西样本路2号'],
  ['110105', '朝阳样本中心', '样本北路10号'],
  ['310115', '浦东样本大厦', '样本大道200号'],
  ['440305', '南山样本科技园', '样本南路5号'],
  ['510104', '锦江样本商场', '样本街12号'],
] as const;

export const PLACES = SPECIMENS.map(([district, name, address], index) => {
  const regionCodes = [`${district.slice(0, 2)}0000`, `${district.slice(0, 4)}00`, district];
  return {
    placeId: `place-${index + 1}`,
    name,
    address,
    regionCodes,
    region: (namesOf(regionCodes) ?? []).join(' '),
  };
});
