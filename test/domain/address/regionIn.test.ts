import { regionIn, regionNames } from '@/domain/address/regionIn';
import { REGIONS } from '../../../gateway/specimens/regions';

describe('the region in an address of a map', () => {
  it.each([
    ['云南省昆明市五华区样本路1号', ['530000', '530100', '530102'], '样本路1号'],
    ['云南省 昆明市 五华区 样本路1号', ['530000', '530100', '530102'], '样本路1号'],
    // Maps leave out a city that has the province's name.
    ['北京市朝阳区样本北路10号', ['110000', '110100', '110105'], '样本北路10号'],
    ['北京市北京市朝阳区样本北路10号', ['110000', '110100', '110105'], '样本北路10号'],
    // The same name of a district in two provinces.
    ['吉林省长春市朝阳区样本街', ['220000', '220100', '220104'], '样本街'],
    ['广东省东莞市样本大道', ['440000', '441900'], '样本大道'],
  ])('%s', (address, codes, rest) => {
    expect(regionIn(address, REGIONS)).toEqual({ codes, rest });
  });

  it.each(['样本路1号', '云南省昆明市某县样本路', '', '昆明市五华区样本路'])(
    '%j has none that is known to the last level',
    (address) => expect(regionIn(` ${address}`, REGIONS)).toEqual({ codes: [], rest: address }),
  );

  it('has names', () => {
    expect(regionNames(['530000', '530100', '530102'], REGIONS)).toBe('云南省 昆明市 五华区');
    expect(regionNames(['000000'], REGIONS)).toBe('');
  });
});
